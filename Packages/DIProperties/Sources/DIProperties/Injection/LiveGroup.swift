// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// A group that follows its properties, without its type.
protocol LiveGroup: Sendable {
    var path: String { get }
    /// Returns the mistakes of the group in other properties; none if nothing uses it.
    func mistakes(in session: PropertySession) -> [Diagnostic]
    /// Returns the change of the group to its values in other properties; nil if they are equal, or nothing uses the group.
    func change(in session: PropertySession) -> (@Sendable () -> Void)?
}

/// A group of one graph, which it doesn't keep.
final class FollowingGroup<Group: ConfigProperty>: LiveGroup {
    private struct State: Sendable {
        weak var live: Live<Group>?
        var basis: ReadValues
    }

    private let state: Mutex<State>

    init(_ live: Live<Group>, basis: ReadValues) {
        state = Mutex(State(live: live, basis: basis))
    }

    var live: Live<Group>? { state.withLock { $0.live } }

    var path: String { Group.path }

    func mistakes(in session: PropertySession) -> [Diagnostic] {
        guard live != nil else { return [] }
        do throws(PropertyError) {
            _ = try session.read(Group.self)
            return []
        } catch {
            return error.diagnostics
        }
    }

    func change(in session: PropertySession) -> (@Sendable () -> Void)? {
        guard let live, let (value, new) = try? session.read(Group.self), state.withLock({ $0.basis != new })
        else { return nil }
        return { [self] in
            state.withLock { $0.basis = new }
            live.change(to: value)
        }
    }
}

extension PropertySession {
    /// The groups that follow the properties of this graph.
    var groups: [any LiveGroup] { followed.withLock { Array($0.groups.values) } }

    /// Returns the group that follows the properties of this graph, one for all its bindings.
    func group<Group: ConfigProperty>(_ group: Group.Type, _ reading: Reading<Group>) -> Live<Group> {
        guard let following else { return Live(reading.value) }
        following.live.add(self)
        return following.live.betweenReloads { properties in
            let known = followed.withLock { $0.groups[ObjectIdentifier(group)] } as? FollowingGroup<Group>
            if let live = known?.live { return live }
            let live = Live(reading.value, of: self)
            let new = FollowingGroup(live, basis: reading.basis)
            // A reload may have come between the options of the graph and its planning.
            new.change(in: PropertySession(following.view(properties)))?()
            followed.withLock { $0.groups[ObjectIdentifier(group)] = new }
            return live
        }
    }
}
