// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

extension PropertySession {
    /// Live properties, and the way from a tree of theirs to the properties of a graph.
    struct Following: Sendable {
        let live: LiveProperties
        let view: @Sendable (Properties) -> Properties
    }

    /// The part of a graph that a reload needs.
    struct Followed: Sendable {
        var groups: [ObjectIdentifier: LiveGroup] = [:]
        /// The ways to plan the graphs again.
        var replans: [@Sendable (any _PlanningContext) -> [Diagnostic]?] = []
    }

    /// The outcome of planning the graphs again in another tree.
    struct Trial {
        let session: PropertySession
        let mistakes: [Diagnostic]
        let trails: [Trail]
    }

    /// Returns these properties over those of a parent.
    ///
    /// The result follows its own live properties, over the values that the parent has now; else those of the parent, below its own values.
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
        followed.withLock { $0.replans.append(replan) }
        following.live.add(self)
    }

    /// Plans the graphs again in another tree, as at a start.
    func trial(in tree: Properties) -> Trial {
        let session = PropertySession(following?.view(tree) ?? tree)
        let replans = followed.withLock { $0.replans }
        let found = replans.map { $0(session) }
        followed.withLock { followed in
            let kept = zip(replans, found).filter { $1 != nil }.map(\.0)
            followed.replans = kept + followed.replans.dropFirst(replans.count)
        }
        // A group may be in use though its graph is not.
        let mistakes =
            found.contains { $0 != nil } ? found.flatMap { $0 ?? [] } : groups.flatMap { $0.mistakes(in: session) }
        return Trial(
            session: session, mistakes: mistakes, trails: session.read + (found.contains { $0 == nil } ? read : []))
    }
}
