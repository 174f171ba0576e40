// SPDX-License-Identifier: Apache-2.0

/// The request to stop a component that serves, from which on the time of its stop counts.
package final class _StopRequest: Sendable {
    private let made: OrderedMutex<_Deadline?> = OrderedMutex(nil)
    private let work: OrderedMutex<ComponentOutcome> = OrderedMutex(.returned)

    /// Prepares a request that is not made yet.
    package init() {}

    /// Makes the request; the first time counts.
    package func make() {
        made.withLock { $0 = $0 ?? .now }
    }

    /// Whether the request was made.
    package var isMade: Bool { time != nil }

    var time: _Deadline? { made.withLock { $0 } }

    /// The outcome of work that returned: its function may have been left behind.
    package var outcome: ComponentOutcome {
        get { work.withLock { $0 } }
        set { work.withLock { $0 = newValue } }
    }
}
