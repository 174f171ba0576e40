// SPDX-License-Identifier: Apache-2.0

/// A request to finish: to a serving component, whose stop time counts from it, or to a `running` function.
package final class _StopRequest: Sendable {
    private struct State: ~Copyable {
        var time: _Deadline?
        var action: (@Sendable () -> Void)?
        var outcome: ComponentOutcome = .returned
    }

    private let state: OrderedMutex<State> = OrderedMutex(State())

    /// Prepares a request that is not made yet.
    package init() {}

    /// Makes the request; the first time counts.
    package func make() {
        let action = state.withLock { state in
            state.time = state.time ?? .now
            return state.action.take()
        }
        action?()
    }

    /// Calls an action when the request is made, or immediately if it was made before.
    package func _heard(by action: @escaping @Sendable () -> Void) {
        let isMade = state.withLock { state in
            if state.time == nil { state.action = action }
            return state.time != nil
        }
        if isMade { action() }
    }

    /// Whether the request was made.
    package var isMade: Bool { time != nil }

    var time: _Deadline? { state.withLock { $0.time } }

    /// The outcome of work that returned: its function may have been left behind.
    package var outcome: ComponentOutcome {
        get { state.withLock { $0.outcome } }
        set { state.withLock { $0.outcome = newValue } }
    }
}
