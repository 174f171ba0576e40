// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A group of properties that follows its configuration while the program runs.
///
/// ```swift
/// binder.bindLive(Limits.self)
/// binder.bind(Gate.self).sharedInScope().to(factory: Gate.init)   // init(limits: Live<Limits>)
///
/// if orders.count < limits.current.openOrders { … }
/// ```
///
/// With ``LiveProperties``, each accepted reload changes it; with other properties it never changes. A group that is requested
/// without `Live` keeps the value of the start. Any number of threads may read, and none sees a mixture of old and new values.
public final class Live<Group: ConfigProperty>: Sendable {
    private struct State: Sendable {
        var group: Group
        /// The values that the group was read from.
        var basis: ReadValues?
    }

    private let state: Mutex<State>
    /// The readings of the graph, retained for as long as this.
    private let session: PropertySession?

    /// Makes a group that never changes, such as in a test.
    public convenience init(_ group: Group) {
        self.init(group, nil, of: nil)
    }

    init(_ group: Group, _ basis: ReadValues?, of session: PropertySession?) {
        state = Mutex(State(group: group, basis: basis))
        self.session = session
    }

    /// The value now.
    public var current: Group { state.withLock { $0.group } }

    var basis: ReadValues? { state.withLock { $0.basis } }

    /// Changes the value. One thread at a time.
    func change(to group: Group, _ basis: ReadValues) {
        state.withLock { $0 = State(group: group, basis: basis) }
    }
}
