// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// Properties whose sources are read again while the program runs.
///
/// ```swift
/// let live = try LiveProperties(sources: [.file("shop.yml"), .environment(prefix: "SHOP_")])
/// let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(live: live))
///
/// live.reload()                                                       // after SIGHUP, say
/// binder.bind(Watch.self).sharedInScope(.eager).running { _ in try await live.watch(every: .seconds(5)) }.to { … }
/// ```
///
/// A new tree is checked as a whole, with all that the graph has read: groups with their `validate`, single properties,
/// choices of a qualifier, and conditions. A graph with conditions or choices is planned as at a start. If one of them is wrong, or a warning is new, the reload is refused: all values stay,
/// and the diagnostics are returned. Else each `Live` whose values differ changes. Objects stay as they are, also where another
/// qualifier or condition would be chosen at a start. A graph counts as long as it, or a `Live` of it, is in use.
public final class LiveProperties: Sendable {
    private let sources: [PropertySource]
    private let limits: Properties.Limits
    private let change: @Sendable (Properties) -> Properties
    private let state: Mutex<State>
    private let report: @Sendable (Reload) -> Void
    /// One reload at a time.
    private let turn: Mutex<Void> = Mutex(())

    private struct State: Sendable {
        var properties: Properties
        var graphs: [Graph] = []
    }

    /// A graph that follows these properties, for as long as it or a `Live` of it is in use.
    private struct Graph: Sendable {
        weak var session: PropertySession?
    }

    /// The outcome of a reload.
    public struct Reload: Sendable {
        /// Whether the new values count now.
        public let isAccepted: Bool
        /// The paths of the groups that changed, sorted.
        public let changes: [String]
        /// The mistakes that refused the new values; else the warnings about them.
        public let diagnostics: [Diagnostic]
    }

    /// Reads sources for the first time; a later one wins.
    ///
    /// - Parameters:
    ///   - sources: The sources, which each reload reads again.
    ///   - limits: The limits of a source.
    ///   - change: A change of what was read, such as marking secrets.
    ///   - report: Takes note of each reload that changes something or is refused, such as for a log.
    /// - Throws: `PropertyError` with `DI/PropertySyntax` for each source that cannot be read.
    public init(
        sources: [PropertySource], limits: Properties.Limits = Properties.Limits(),
        changing change: @escaping @Sendable (Properties) -> Properties = { $0 },
        reporting report: @escaping @Sendable (Reload) -> Void = { _ in }
    ) throws(PropertyError) {
        self.sources = sources
        self.limits = limits
        self.change = change
        self.report = report
        state = Mutex(State(properties: change(try Properties(sources: sources, limits: limits))))
    }

    /// The properties that count now.
    public var current: Properties { state.withLock { $0.properties } }

    /// Reads the sources again, and accepts the new values if nothing is wrong with them.
    ///
    /// Reloads come one after the other. Complexity: that of reading the sources, and once all that the graphs read; the first
    /// reload after the start of a graph reads the old values again, too. A graph with conditions or choices is planned anew.
    @discardableResult
    public func reload() -> Reload {
        let reload = turn.withLock { _ in
            do throws(PropertyError) {
                return accept(change(try Properties(sources: sources, limits: limits)))
            } catch {
                return Reload(isAccepted: false, changes: [], diagnostics: error.diagnostics)
            }
        }
        if !reload.isAccepted || !reload.changes.isEmpty { report(reload) }
        return reload
    }

    /// Reloads at an interval until the task is cancelled; the body of a `running`.
    ///
    /// A refused tree is reported, and tried again by the next reload.
    ///
    /// - Throws: `CancellationError`.
    public func watch(every interval: Duration) async throws {
        while true {
            try await Task.sleep(for: interval)
            reload()
        }
    }

    private func accept(_ properties: Properties) -> Reload {
        let old = current
        let graphs = graphs()
        let trials = graphs.map { ($0, known: $0.known(in: old), $0.trial(in: properties)) }
        var mistakes: [(id: PropertySession.Read.ID, diagnostics: [Diagnostic])] = []
        for (graph, known, new) in trials {
            // A plan tells which missing values are needed: not those of a candidate that is not chosen.
            let isPlanned = graph.isPlannedAgain
            // Wrong in a tree that counts is only a part of a condition without effect.
            for (id, found) in new.findings.mistakes where known.mistakes[id] == nil {
                let counted = found.filter { !isPlanned || $0.id != .propertyMissing }
                if !counted.isEmpty { mistakes.append((id, counted)) }
            }
        }
        var wrong: [Diagnostic] = []
        for diagnostic in mistakes.sorted(by: { $0.id < $1.id }).flatMap(\.diagnostics)
        where !wrong.contains(diagnostic) { wrong.append(diagnostic) }
        let known = Set(old.remarks(besides: trials.flatMap(\.known.trails)).map { [$0.id.rawValue, $0.subject] })
        let remarks = properties.remarks(besides: trials.flatMap(\.2.findings.trails))
        wrong += remarks.filter { !known.contains([$0.id.rawValue, $0.subject]) }
        if wrong.isEmpty {
            for (graph, _, new) in trials {
                for diagnostic in graph.mistakes(planningIn: new.session) where !wrong.contains(diagnostic) {
                    wrong.append(diagnostic)
                }
            }
        }
        guard wrong.isEmpty else { return Reload(isAccepted: false, changes: [], diagnostics: wrong) }
        var changes: [(path: String, commit: @Sendable () -> Void)] = []
        for (graph, _, new) in trials {
            graph.accept(new.findings)
            for group in graph.groups {
                if let change = group.change(in: new.session) { changes.append((group.path, change)) }
            }
        }
        state.withLock { $0.properties = properties }
        for change in changes { change.commit() }
        return Reload(isAccepted: true, changes: Set(changes.map(\.path)).sorted(), diagnostics: remarks)
    }
}

extension LiveProperties {
    /// Adds a graph, whose readings each reload repeats.
    func add(_ graph: PropertySession) {
        state.withLock { $0.graphs.append(Graph(session: graph)) }
    }

    /// The graphs in use.
    private func graphs() -> [PropertySession] {
        state.withLock { state in
            let sessions = state.graphs.compactMap(\.session)
            if sessions.count < state.graphs.count { state.graphs = sessions.map { Graph(session: $0) } }
            return sessions
        }
    }

    /// Calls a function with the properties that count, between reloads.
    func betweenReloads<R>(_ body: (Properties) -> R) -> R {
        turn.withLock { _ in body(current) }
    }
}
