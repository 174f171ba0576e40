// SPDX-License-Identifier: Apache-2.0

import DICore

/// A group that follows its properties, without its type.
protocol LiveGroup: AnyObject, Sendable {
    var path: String { get }
    /// Returns the mistakes of the group in other properties.
    func mistakes(in session: PropertySession) -> [Diagnostic]
    /// Returns the change of the group to its values in other properties; nil if they are equal.
    func change(in session: PropertySession) -> (@Sendable () -> Void)?
}

extension Live: LiveGroup {
    var path: String { Group.path }

    func mistakes(in session: PropertySession) -> [Diagnostic] {
        do throws(PropertyError) {
            _ = try session.read(Group.self)
            return []
        } catch {
            return error.diagnostics
        }
    }

    func change(in session: PropertySession) -> (@Sendable () -> Void)? {
        guard let (group, basis) = try? session.read(Group.self), basis != self.basis else { return nil }
        return { [self] in change(to: group, basis) }
    }
}

extension PropertySession {
    /// The groups that follow the properties of this graph and are in use.
    var groups: [any LiveGroup] { followed.withLock { $0.groups.values.compactMap(\.group) } }

    /// Returns the group that follows the properties of this graph, one for all its bindings.
    func group<Group: ConfigProperty>(_ group: Group.Type, _ reading: Reading<Group>) -> Live<Group> {
        guard let following else { return Live(reading.value) }
        following.live.add(self)
        return following.live.betweenReloads { properties in
            let known = followed.withLock { $0.groups[ObjectIdentifier(group)]?.group } as? Live<Group>
            if let known { return known }
            let live = Live(reading.value, reading.basis, of: self)
            // A reload may have come between the options of the graph and its planning.
            live.change(in: PropertySession(following.view(properties)))?()
            followed.withLock { $0.groups[ObjectIdentifier(group)] = Followed.Weak(group: live) }
            return live
        }
    }
}
