// SPDX-License-Identifier: Apache-2.0

import CBenchmark

/// Counts the calls of `malloc`, `calloc`, `realloc` and the aligned ones, of the calling thread and of those that joined it:
/// the second one of its `ThreadPair`, and those on which its benchmarks begin that suspend. Other threads do not count, so
/// that two counts of the same work agree.
public enum AllocationCounter {
    /// Whether this platform's allocator is counted; only glibc's is.
    public static var isAvailable: Bool {
        c_benchmark_counts_allocations()
    }

    /// The number of the calling thread.
    public static var thread: UInt64 {
        c_benchmark_thread()
    }

    /// Has the allocations of the calling thread counted with those of another one, for which it works.
    public static func join(_ thread: UInt64) {
        c_benchmark_join(thread)
    }

    /// Returns the number of allocations that the work makes; nil where they are not counted.
    public static func count(_ work: () -> Void) -> Int? {
        guard isAvailable else { return nil }
        c_benchmark_start_counting()
        work()
        return Int(c_benchmark_stop_counting())
    }

    /// Returns the bytes that work leaves allocated while its result is kept; nil where they are not counted.
    public static func bytesKept(by work: () -> AnyObject?) -> Int? {
        guard isAvailable else { return nil }
        c_benchmark_start_counting()
        let result = work()
        _ = c_benchmark_stop_counting()
        return withExtendedLifetime(result) { Int(c_benchmark_bytes()) }
    }
}
