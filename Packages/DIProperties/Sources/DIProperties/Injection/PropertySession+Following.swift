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

    /// Everything that a reload repeats for one graph.
    struct Followed: Sendable {
        var reads: [Read.ID: Read] = [:]
        var groups: [ObjectIdentifier: any LiveGroup] = [:]
        /// The ways to plan the graphs again, whose conditions and choices the properties decide.
        var replans: [@Sendable (any _PlanningContext) -> [Diagnostic]?] = []
        /// The findings in the tree that counts; nil if a reading was noted since.
        var known: Findings?
    }

    /// A reading of the graph, which a reload repeats.
    struct Read: Sendable {
        /// The path, and the type and place that make it another reading of the same path.
        struct ID: Hashable, Comparable, Sendable {
            let path: String
            let detail: String

            static func < (one: ID, other: ID) -> Bool {
                one.path == other.path ? one.detail < other.detail : one.path < other.path
            }
        }

        let id: ID
        /// Reads the same in other properties, and returns the mistakes.
        let check: @Sendable (PropertySession) -> [Diagnostic]
    }

    /// The findings of all readings of a graph in one tree.
    struct Findings: Sendable {
        var mistakes: [Read.ID: [Diagnostic]] = [:]
        var trails: [Trail] = []
        /// The number of readings.
        var count: Int = 0
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

    /// Notes a reading before it is done, so that no reload comes between. `read` doesn't keep this session.
    func note(
        _ path: String, for name: String, _ detail: String = "", at place: Place?,
        _ read: @escaping @Sendable (PropertySession) throws(PropertyError) -> Void
    ) {
        guard let following else { return }
        let id = Read.ID(path: path, detail: "\(name) \(detail) \(place?.description ?? "")")
        let reading = Read(id: id) { session in
            do throws(PropertyError) {
                try read(session)
                return []
            } catch {
                return _DecisionInput(ofCondition: nil, at: place).diagnostics(of: error, readFor: name, detail)
            }
        }
        let isFirst = followed.withLock { followed in
            defer {
                followed.reads[id] = reading
                followed.known = nil
            }
            return followed.reads.isEmpty
        }
        if isFirst { following.live.add(self) }
    }

    /// Returns the findings in the tree that counts: from the last reload, or else by reading it.
    func known(in tree: Properties) -> Findings {
        if let known = followed.withLock({ $0.known }) { return known }
        let findings = trial(in: tree).findings
        accept(findings)
        return findings
    }

    /// Reads everything in another tree.
    func trial(in tree: Properties) -> (session: PropertySession, findings: Findings) {
        let session = PropertySession(following?.view(tree) ?? tree)
        let reads = followed.withLock { $0.reads }
        var findings = Findings(count: reads.count)
        for read in reads.values {
            let mistakes = read.check(session)
            if !mistakes.isEmpty { findings.mistakes[read.id] = mistakes }
        }
        findings.trails = session.read
        return (session, findings)
    }

    /// Whether a reload plans the graphs again.
    var isPlannedAgain: Bool { followed.withLock { !$0.replans.isEmpty } }

    /// Returns the mistakes of the graphs if they are planned with these properties, as at a start.
    func mistakes(planningIn other: PropertySession) -> [Diagnostic] {
        let replans = followed.withLock { $0.replans }
        let found = replans.map { $0(other) }
        followed.withLock { followed in
            let kept = zip(replans, found).filter { $1 != nil }.map(\.0)
            followed.replans = kept + followed.replans.dropFirst(replans.count)
        }
        return found.flatMap { $0 ?? [] }
    }

    func _keep(_ replan: @escaping @Sendable (any _PlanningContext) -> [Diagnostic]?) {
        guard following != nil else { return }
        followed.withLock { $0.replans.append(replan) }
    }

    /// Remembers the findings in the tree that counts now, unless a reading was noted since.
    func accept(_ findings: Findings) {
        followed.withLock { if $0.reads.count == findings.count { $0.known = findings } }
    }
}
