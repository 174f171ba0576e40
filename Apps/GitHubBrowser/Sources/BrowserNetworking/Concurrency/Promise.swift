// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that one task waits for and others provide; only the first one provided is used.
package final class Promise<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Value, Never>)
        case kept(Value)
    }

    private let state = Mutex<State>(.open)

    package init() {}

    /// Whether a value has been provided.
    package var isKept: Bool { state.withLock { if case .kept = $0 { true } else { false } } }

    /// Provides the value, and returns whether it was the first one.
    @discardableResult
    package func keep(_ value: Value) -> Bool {
        let (isFirst, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Value, Never>?) in
            if case .kept = state { return (false, nil) }
            defer { state = .kept(value) }
            guard case .awaited(let continuation) = state else { return (true, nil) }
            return (true, continuation)
        }
        waiting?.resume(returning: value)
        return isFirst
    }

    /// Waits for the value; returns a substitute if the waiting task is cancelled.
    package func value(
        orWhenCancelled substitute: Value, onCancel: @escaping @Sendable () -> Void = {}
    ) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let value = state.withLock { state -> Value? in
                    guard case .kept(let value) = state else {
                        state = .awaited(continuation)
                        return nil
                    }
                    return value
                }
                if let value { continuation.resume(returning: value) }
            }
        } onCancel: {
            if keep(substitute) { onCancel() }
        }
    }
}
