// SPDX-License-Identifier: Apache-2.0

/// The request to a function that runs to finish. One that is made before the function can hear it is kept.
package final class _FinishRequest: Sendable {
    private enum State {
        case waiting
        case heard(@Sendable () -> Void)
        case made
    }

    private let state: OrderedMutex<State> = OrderedMutex(.waiting)

    /// Prepares a request that is not made yet.
    package init() {}

    /// Calls an action when the request is made, or immediately if that is over.
    package func _heard(by action: @escaping @Sendable () -> Void) {
        let isMade = state.withLock { state in
            if case .made = state { return true }
            state = .heard(action)
            return false
        }
        if isMade { action() }
    }

    /// Makes the request, once.
    package func make() {
        let action = state.withLock { state -> (@Sendable () -> Void)? in
            defer { state = .made }
            if case .heard(let action) = state { return action } else { return nil }
        }
        action?()
    }
}
