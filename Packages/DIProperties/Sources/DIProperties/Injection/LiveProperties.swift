// SPDX-License-Identifier: Apache-2.0

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
/// Each graph is planned again with the new tree, as at a start. If anything is wrong, or a warning is new, the reload is
/// refused: all values stay, and the diagnostics are returned. Else each `Live` whose values differ changes. Objects stay as they
/// are, even if a start would choose another qualifier or condition. A graph counts while it, or a `Live` of it, is in use.
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
        /// Whether the new values took effect.
        public let isAccepted: Bool
        /// The paths of the groups that changed, sorted.
        public let changes: [String]
        /// The mistakes for which the new values were refused; else the warnings about them.
        public let diagnostics: [Diagnostic]
    }

    /// Reads sources for the first time; a later one wins.
    ///
    /// - Parameters:
    ///   - sources: The sources, which each reload reads again.
    ///   - limits: The limits of a source.
    ///   - change: A change of the read properties, such as marking secrets.
    ///   - report: Receives each reload that changes something or is refused, such as for a log.
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

    /// The current properties.
    public var current: Properties { state.withLock { $0.properties } }

    /// Reads the sources again, and accepts the new values if nothing is wrong with them.
    ///
    /// Reloads come one after the other. Complexity: reading the sources, and planning all graphs.
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
        let graphs = graphs()
        let trials = graphs.map { $0.trial(in: properties) }
        let trails = trials.flatMap(\.trails)
        let known = Set(current.remarks(besides: trails).map { [$0.id.rawValue, $0.subject] })
        let remarks = properties.remarks(besides: trails)
        let new = remarks.filter { !known.contains([$0.id.rawValue, $0.subject]) }
        var wrong: [Diagnostic] = []
        for diagnostic in trials.flatMap(\.mistakes) + new where !wrong.contains(diagnostic) {
            wrong.append(diagnostic)
        }
        guard wrong.isEmpty else { return Reload(isAccepted: false, changes: [], diagnostics: wrong) }
        var changes: [(path: String, commit: @Sendable () -> Void)] = []
        for (graph, trial) in zip(graphs, trials) {
            for group in graph.groups {
                if let change = try? group.change(in: trial.session) { changes.append((type(of: group).path, change)) }
            }
        }
        state.withLock { $0.properties = properties }
        for change in changes { change.commit() }
        return Reload(isAccepted: true, changes: Set(changes.map(\.path)).sorted(), diagnostics: remarks)
    }

    /// Adds a graph, which each reload plans again, unless it is there already.
    func add(_ graph: PropertySession) {
        state.withLock { state in
            if !state.graphs.contains(where: { $0.session === graph }) { state.graphs.append(Graph(session: graph)) }
        }
    }

    private func graphs() -> [PropertySession] {
        state.withLock { state in
            let sessions = state.graphs.compactMap(\.session)
            if sessions.count < state.graphs.count { state.graphs = sessions.map { Graph(session: $0) } }
            return sessions
        }
    }

    /// Calls a function with the current properties, between reloads.
    func betweenReloads<R>(_ body: (Properties) -> R) -> R {
        turn.withLock { _ in body(current) }
    }
}
