// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// The functions that run while the component does.
    struct Running: ~Copyable {
        /// The first end of one of them, if that came before the stop.
        var ended: RunningEndedError?
        /// Cancels the work of the component.
        var cancelWork: (@Sendable () -> Void)?
        /// All that wait for an end, or for the stop.
        private var waiters: [ObjectIdentifier: CheckedContinuation<Void, Never>] = [:]

        mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
            defer { waiters = [:] }
            return Array(waiters.values)
        }

        mutating func add(_ waiter: CheckedContinuation<Void, Never>, of key: ObjectIdentifier) {
            waiters[key] = waiter
        }

        mutating func remove(_ key: ObjectIdentifier) -> CheckedContinuation<Void, Never>? {
            waiters.removeValue(forKey: key)
        }
    }
}

/// The identity of one task that waits for the end of a function that runs.
final class RunningWait: Sendable {}
