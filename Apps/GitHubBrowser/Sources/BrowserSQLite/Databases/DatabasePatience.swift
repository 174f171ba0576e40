// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The patience with a database file that another process has locked.
///
/// A cache is waited for once in a run: after that, a statement fails at once if the file is still locked, and works again
/// as soon as it is not.
final class DatabasePatience: Sendable {
    private let mostAttempts: Int
    private let isSpentOnce: Bool
    private let pause: @Sendable () -> Void
    private let isSpent = Mutex(false)

    /// Makes patience for so many attempts at each statement, 10 ms apart, or at all statements together until the
    /// first fails.
    init(attempts: Int, once isSpentOnce: Bool, pause: @escaping @Sendable () -> Void = { usleep(10_000) }) {
        mostAttempts = attempts
        self.isSpentOnce = isSpentOnce
        self.pause = pause
    }

    /// Returns the patience with the cache: one second in a run, because its contents can be asked for again.
    static func ofCache() -> DatabasePatience { DatabasePatience(attempts: 100, once: true) }

    /// Returns the patience with data that cannot be had again: ten seconds for each statement.
    static func ofKeepsakes() -> DatabasePatience { DatabasePatience(attempts: 1_000, once: false) }

    /// Returns whether a statement is tried again after a number of attempts, and waits before it returns.
    func triesAgain(after attempts: Int) -> Bool {
        let isOver = isSpent.withLock { isSpent in
            if attempts >= mostAttempts, isSpentOnce { isSpent = true }
            return isSpent || attempts >= mostAttempts
        }
        if isOver { return false }
        pause()
        return true
    }
}
