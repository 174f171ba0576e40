// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs a function on a thread with the 512 KB of stack that the secondary threads of a program often have.
func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 512 << 10
        thread.start()
    }
}

/// Measures the CPU time of this thread in seconds, which other tests and processes beside it leave alone.
func cpuSeconds(of work: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
    let start = now()
    work()
    return now() - start
}
