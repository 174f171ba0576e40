// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The clocks of the system, in nanoseconds.
enum Clock {
    /// The CPU time of the calling thread.
    static var thread: Double { now(CLOCK_THREAD_CPUTIME_ID) }
    /// The time that passes for all threads.
    static var wall: Double { now(CLOCK_MONOTONIC) }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
