// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A `Live` without its type.
protocol LiveGroup: AnyObject, Sendable {
    static var path: String { get }
    /// Returns the change to the values in other properties; nil if they are equal.
    func change(in session: PropertySession) throws(PropertyError) -> (@Sendable () -> Void)?
}

extension Live: LiveGroup {
    static var path: String { Group.path }

    func change(in session: PropertySession) throws(PropertyError) -> (@Sendable () -> Void)? {
        let (group, basis) = try session.read(Group.self)
        guard basis != self.basis else { return nil }
        return { self.change(to: group, basis) }
    }
}

extension PropertySession {
    /// Live properties, and the function from one of their trees to the properties of a graph.
    struct Following: Sendable {
        let live: LiveProperties
        let view: @Sendable (Properties) -> Properties
    }

    /// A group that follows the properties of this graph, while it is in use.
    struct Follower: Sendable {
        weak var group: (any LiveGroup)?
    }

    /// The outcome of planning the graphs again in another tree.
    struct Trial {
        let session: PropertySession
        let mistakes: [Diagnostic]
        let trails: [Trail]
    }

    /// Returns these properties over a parent's.
    ///
    /// The result follows its own live properties, over the parent's current values; else the parent's, below its own values.
    func stacked(on inherited: PropertySession) -> PropertySession {
        let (own, below) = (properties, inherited.properties)
        let following: Following? =
            switch (self.following, inherited.following) {
            case (let upper?, let lower?) where upper.live === lower.live:
                Following(live: upper.live) { upper.view($0).stacked(on: lower.view($0)) }
            case (let upper?, _): Following(live: upper.live) { upper.view($0).stacked(on: below) }
            case (nil, let lower?): Following(live: lower.live) { own.stacked(on: lower.view($0)) }
            case (nil, nil): nil
            }
        return PropertySession(own.stacked(on: below), following: following)
    }

    var _mayChange: Bool { following != nil }

    func _keep(_ replan: @escaping @Sendable (any _PlanningContext) -> [Diagnostic]?) {
        guard let following else { return }
        state.withLock { $0.replans.append(replan) }
        following.live.add(self)
    }

    /// The groups that follow the properties of this graph and are in use.
    var groups: [any LiveGroup] { state.withLock { $0.followers.values.compactMap(\.group) } }

    /// Returns the group that follows the properties of this graph, one for all its bindings.
    func group<Group: ConfigProperty>(_ type: Group.Type, _ reading: Reading<Group>) -> Live<Group> {
        guard let following else { return Live(reading.value) }
        following.live.add(self)
        return following.live.betweenReloads { properties in
            let known = state.withLock { $0.followers[ObjectIdentifier(type)]?.group } as? Live<Group>
            if let known { return known }
            let live = Live(reading.value, reading.basis, of: self)
            // A reload may have come between the options of the graph and its planning.
            if let change = try? live.change(in: PropertySession(following.view(properties))) { change() }
            state.withLock { $0.followers[ObjectIdentifier(type)] = Follower(group: live) }
            return live
        }
    }

    /// Plans the graphs again in another tree, as at a start.
    func trial(in tree: Properties) -> Trial {
        let session = PropertySession(following?.view(tree) ?? tree)
        let replans = state.withLock { $0.replans }
        let found = replans.map { $0(session) }
        state.withLock { state in
            let kept = zip(replans, found).filter { $1 != nil }.map(\.0)
            state.replans = kept + state.replans.dropFirst(replans.count)
        }
        var mistakes = found.flatMap { $0 ?? [] }
        // A group may be in use though its graph is not.
        for group in found.contains(where: { $0 != nil }) ? [] : groups {
            do throws(PropertyError) { _ = try group.change(in: session) } catch { mistakes += error.diagnostics }
        }
        return Trial(
            session: session, mistakes: mistakes, trails: session.read + (found.contains { $0 == nil } ? read : []))
    }
}
