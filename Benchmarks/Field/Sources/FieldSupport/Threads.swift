// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Threads that do the same work at once.
enum Threads {
    /// Runs the work so often in each of the threads; returns the nanoseconds from the common start to the last end.
    static func run(_ threads: Int, count: Int, _ work: @escaping @Sendable () -> Void) -> Double {
        let gate = Gate(threads: threads, count: count, work: work)
        var handles: [pthread_t] = []
        for _ in 0..<threads {
            #if canImport(Glibc)
            var handle = pthread_t()
            #else
            var handle: pthread_t?
            #endif
            // Proof: the thread takes the reference over.
            pthread_create(&handle, nil, body, Unmanaged.passRetained(gate).toOpaque())
            #if canImport(Glibc)
            handles.append(handle)
            #else
            if let handle { handles.append(handle) }
            #endif
        }
        while gate.ready.load(ordering: .acquiring) < threads { sched_yield() }
        let begun = Clock.wall
        gate.isOpen.store(true, ordering: .releasing)
        for handle in handles { pthread_join(handle, nil) }
        return Clock.wall - begun
    }

    #if canImport(Glibc)
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
        // Proof: `run` passes a retained gate.
        if let gate { Unmanaged<Gate>.fromOpaque(gate).takeRetainedValue().pass() }
        return nil
    }
    #else
    private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { gate in
        // Proof: `run` passes a retained gate.
        Unmanaged<Gate>.fromOpaque(gate).takeRetainedValue().pass()
        return nil
    }
    #endif
}

private final class Gate: Sendable {
    let ready: Atomic<Int> = Atomic(0)
    let isOpen: Atomic<Bool> = Atomic(false)
    private let threads: Int
    private let count: Int
    private let work: @Sendable () -> Void

    init(threads: Int, count: Int, work: @escaping @Sendable () -> Void) {
        self.threads = threads
        self.count = count
        self.work = work
    }

    func pass() {
        ready.add(1, ordering: .releasing)
        // More threads than cores wait by yielding.
        while !isOpen.load(ordering: .acquiring) { sched_yield() }
        for _ in 0..<count { work() }
    }
}
