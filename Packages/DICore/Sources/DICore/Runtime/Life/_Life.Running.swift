// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// The functions that run while the component does.
    struct Running: ~Copyable {
        /// The first end of one of them, if that came before the stop.
        var ended: RunningEndedError?
        /// The instance whose function that was.
        var endedInstance: ObjectIdentifier?
        /// Whether somebody has been told.
        var isTold: Bool = false
        /// Cancels the work of the component.
        var cancelWork: (@Sendable () -> Void)?
        /// All that wait for an end, or for the stop.
        private var waiters: [(key: ObjectIdentifier, resumption: UnsafeContinuation<Void, Never>)] = []

        mutating func takeWaiters() -> [UnsafeContinuation<Void, Never>] {
            defer { waiters = [] }
            return waiters.map(\.resumption)
        }

        mutating func add(_ waiter: UnsafeContinuation<Void, Never>, of key: ObjectIdentifier) {
            waiters.append((key, waiter))
        }

        mutating func remove(_ key: ObjectIdentifier) -> UnsafeContinuation<Void, Never>? {
            waiters.firstIndex { $0.key == key }.map { waiters.remove(at: $0).resumption }
        }
    }
}

/// The identity of one task that waits for the end of a function that runs.
final class RunningWait: Sendable {}
