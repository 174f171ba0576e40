// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A thread for one piece of work that may block for seconds, as a locked file does.
///
/// Tasks have as many threads as the machine has processors. Two tasks that wait for a file could stop all others.
enum OwnThread {
    /// Runs work to its end, whether or not the task is cancelled, and returns its result.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}
