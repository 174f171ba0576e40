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
/// With ``LiveProperties``, each reload that is accepted changes it; with other properties it never changes. A group that is
/// requested as itself keeps the value of the start. Any number of threads may read, and none sees a mixture of old and new
/// values.
public final class Live<Group: ConfigProperty>: Sendable {
    private struct State: Sendable {
        var group: Group
        /// The values that the group was read from.
        var basis: ReadValues?
        var next: Int = 0
        var continuations: [Int: AsyncStream<Group>.Continuation] = [:]
    }

    private let state: Mutex<State>
    /// The readings of the graph, which count as long as this.
    private let session: PropertySession?

    /// Makes a group that never changes, such as in a test.
    public convenience init(_ group: Group) {
        self.init(group, nil, of: nil)
    }

    init(_ group: Group, _ basis: ReadValues?, of session: PropertySession?) {
        state = Mutex(State(group: group, basis: basis))
        self.session = session
    }

    deinit {
        for continuation in state.withLock({ $0.continuations.values }) { continuation.finish() }
    }

    /// The value now.
    public var current: Group { state.withLock { $0.group } }

    var basis: ReadValues? { state.withLock { $0.basis } }

    /// The later values, of which a slow reader gets the newest one only.
    ///
    /// Each access begins a sequence of its own, for one reader. It ends with the group.
    public var changes: AsyncStream<Group> {
        let (stream, continuation) = AsyncStream.makeStream(of: Group.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.next += 1
            state.continuations[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.continuations.removeValue(forKey: number) }
        }
        return stream
    }

    /// Changes the value. One thread at a time.
    func change(to group: Group, _ basis: ReadValues) {
        let readers = state.withLock { state in
            (state.group, state.basis) = (group, basis)
            return Array(state.continuations.values)
        }
        for reader in readers { reader.yield(group) }
    }
}
