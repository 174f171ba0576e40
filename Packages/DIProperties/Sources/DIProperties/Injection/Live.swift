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
/// requested as itself keeps the value of the start. Any number of threads may read, and none sees a value of which a part is
/// older than the rest.
public final class Live<Group: ConfigProperty>: Sendable {
    private let value: Mutex<Group>
    private let listeners: Mutex<Listeners> = Mutex(Listeners())
    /// The readings of the graph, which count as long as this.
    private let session: PropertySession?

    private struct Listeners: Sendable {
        var next: Int = 0
        var continuations: [Int: AsyncStream<Group>.Continuation] = [:]
    }

    /// Makes a group that never changes, such as in a test.
    public convenience init(_ group: Group) {
        self.init(group, of: nil)
    }

    init(_ group: Group, of session: PropertySession?) {
        value = Mutex(group)
        self.session = session
    }

    deinit {
        for continuation in listeners.withLock({ $0.continuations.values }) { continuation.finish() }
    }

    /// The value now.
    public var current: Group { value.withLock { $0 } }

    /// The later values, of which a slow reader gets the newest one only.
    ///
    /// Each access begins a sequence of its own, for one reader. It ends with the group.
    public var changes: AsyncStream<Group> {
        let (stream, continuation) = AsyncStream.makeStream(of: Group.self, bufferingPolicy: .bufferingNewest(1))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.continuations[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.listeners.withLock { $0.continuations.removeValue(forKey: number) }
        }
        return stream
    }

    /// Changes the value. One thread at a time.
    func change(to group: Group) {
        value.withLock { $0 = group }
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(group) }
    }
}
