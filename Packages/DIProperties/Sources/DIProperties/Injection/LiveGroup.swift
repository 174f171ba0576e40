// SPDX-License-Identifier: Apache-2.0

import DICore

/// A group that follows its properties, without its type.
struct LiveGroup: Sendable {
    /// The `Live`, which this doesn't keep.
    weak var live: (any AnyObject & Sendable)?
    let path: String
    /// Returns the change of the group to its values in other properties; nil if they are equal.
    let change: @Sendable (PropertySession) throws(PropertyError) -> (@Sendable () -> Void)?

    init<Group: ConfigProperty>(_ live: Live<Group>) {
        self.live = live
        path = Group.path
        change = { [weak live] session throws(PropertyError) in
            let (group, basis) = try session.read(Group.self)
            guard let live, basis != live.basis else { return nil }
            return { live.change(to: group, basis) }
        }
    }

    /// Returns the mistakes of the group in other properties.
    func mistakes(in session: PropertySession) -> [Diagnostic] {
        do throws(PropertyError) {
            _ = try change(session)
            return []
        } catch {
            return error.diagnostics
        }
    }
}

extension PropertySession {
    /// The groups that follow the properties of this graph and are in use.
    var groups: [LiveGroup] { followed.withLock { $0.groups.values.filter { $0.live != nil } } }

    /// Returns the group that follows the properties of this graph, one for all its bindings.
    func group<Group: ConfigProperty>(_ group: Group.Type, _ reading: Reading<Group>) -> Live<Group> {
        guard let following else { return Live(reading.value) }
        following.live.add(self)
        return following.live.betweenReloads { properties in
            let known = followed.withLock { $0.groups[ObjectIdentifier(group)]?.live } as? Live<Group>
            if let known { return known }
            let live = Live(reading.value, reading.basis, of: self)
            let follower = LiveGroup(live)
            // A reload may have come between the options of the graph and its planning.
            if let change = try? follower.change(PropertySession(following.view(properties))) { change() }
            followed.withLock { $0.groups[ObjectIdentifier(group)] = follower }
            return live
        }
    }
}
