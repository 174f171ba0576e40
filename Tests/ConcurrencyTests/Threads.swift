// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Runs a function on several threads that begin together, and gives what each made, in the order of the threads.
func onThreads<Made: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Made) -> [Made] {
    let results = Results<Made>(count)
    let ready = DispatchSemaphore(value: 0)
    let start = DispatchSemaphore(value: 0)
    let done = DispatchGroup()
    for index in 0..<count {
        done.enter()
        Thread.detachNewThread {
            ready.signal()
            start.wait()
            results.set(index, body(index))
            done.leave()
        }
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    done.wait()
    // Taken, not copied: a thread that has said it is done may hold its closure, and so the results, a moment longer.
    return results.takeAll()
}

/// Runs a function on threads without keeping a thread of the tasks.
func onThreadsBeside<Made: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Made) async -> [Made] {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: onThreads(count, body)) }
    }
}

/// The objects that the threads made, by index.
private final class Results<Made: Sendable>: Sendable {
    private let made: Mutex<[Made?]>

    init(_ count: Int) {
        made = Mutex(Array(repeating: nil, count: count))
    }

    func set(_ index: Int, _ element: Made) {
        made.withLock { $0[index] = element }
    }

    /// Returns the results, and lets go of them.
    func takeAll() -> [Made] {
        made.withLock { made in
            defer { made = [] }
            return made.compactMap(\.self)
        }
    }
}

/// Counts what happens, from any thread.
final class Tally: Sendable {
    private let counter: Atomic<Int> = Atomic(0)

    var count: Int { counter.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func add(_ number: Int = 1) -> Int {
        counter.add(number, ordering: .sequentiallyConsistent).newValue
    }

    /// Whether the count becomes zero: a task that has answered still holds what it has made until a thread ends it.
    func settles() async -> Bool {
        for _ in 0..<600_000 where count != 0 { try? await Task.sleep(for: .milliseconds(1)) }
        return count == 0
    }
}

/// Is counted while it is alive, and with it what holds it alone.
final class Life: Sendable {
    private let tally: Tally

    init(_ tally: Tally) {
        self.tally = tally
        tally.add()
    }

    deinit {
        tally.add(-1)
    }
}
