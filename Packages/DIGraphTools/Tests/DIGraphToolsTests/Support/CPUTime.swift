// SPDX-License-Identifier: Apache-2.0

import Foundation

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
