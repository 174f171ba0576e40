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
/// choices of a qualifier, and conditions. If one of them is wrong, or a warning is new, the reload is refused: all values stay,
/// and the diagnostics are returned. Else each `Live` whose values differ changes. Objects stay as they are, also where another
/// qualifier or condition would be chosen at a start.
public final class LiveProperties: Sendable {
    private let sources: [PropertySource]
    private let limits: Properties.Limits
    private let change: @Sendable (Properties) -> Properties
    private let state: Mutex<State>
    private let observers: [any GraphObserver]
    /// One reload at a time.
    private let turn: Mutex<Void> = Mutex(())

    private struct State: Sendable {
        var properties: Properties
        var reads: [Read.ID: Read] = [:]
        var groups: [ObjectIdentifier: any LiveGroup] = [:]
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
    ///   - observers: The observers of the events `reloaded` and `refused`.
    ///   - change: A change of what was read, such as marking secrets.
    /// - Throws: `PropertyError` with `DI/PropertySyntax` for each source that cannot be read.
    public init(
        sources: [PropertySource], limits: Properties.Limits = Properties.Limits(),
        observers: [any GraphObserver] = [],
        changing change: @escaping @Sendable (Properties) -> Properties = { $0 }
    ) throws(PropertyError) {
        self.sources = sources
        self.limits = limits
        self.change = change
        self.observers = observers
        state = Mutex(State(properties: change(try Properties(sources: sources, limits: limits))))
    }

    /// The properties that count now.
    public var current: Properties { state.withLock { $0.properties } }

    /// Reads the sources again, and accepts the new values if nothing is wrong with them.
    ///
    /// Reloads come one after the other. Complexity: that of reading the sources, and of all that the graph reads.
    @discardableResult
    public func reload() -> Reload {
        let reload = turn.withLock { _ in
            do throws(PropertyError) {
                return accept(change(try Properties(sources: sources, limits: limits)))
            } catch {
                return Reload(isAccepted: false, changes: [], diagnostics: error.diagnostics)
            }
        }
        if !reload.isAccepted || !reload.changes.isEmpty {
            let event = GraphEvent(
                reload.isAccepted ? .reloaded : .refused, diagnostics: reload.isAccepted ? [] : reload.diagnostics)
            for observer in observers { observer.observed(event) }
        }
        return reload
    }

    /// Reloads at an interval until the task is cancelled; the body of a `running`.
    ///
    /// The observers get an event for a refused tree, which the next reload tries again.
    ///
    /// - Throws: `CancellationError`.
    public func watch(every interval: Duration) async throws {
        while true {
            try await Task.sleep(for: interval)
            reload()
        }
    }

    private func accept(_ properties: Properties) -> Reload {
        let (old, reads, groups) = state.withLock { ($0.properties, $0.reads, $0.groups) }
        let (before, session) = (PropertySession(old), PropertySession(properties))
        var wrong: [Diagnostic] = []
        for read in reads.values.sorted(by: { $0.id < $1.id }) {
            let (known, found) = (read.check(before), read.check(session))
            // Wrong in a tree that counts is only a part of a condition without effect.
            guard known.isEmpty else { continue }
            for diagnostic in found where !wrong.contains(diagnostic) { wrong.append(diagnostic) }
        }
        let known = Set(before.remarks().map { [$0.id.rawValue, $0.subject] })
        let remarks = session.remarks()
        wrong += remarks.filter { !known.contains([$0.id.rawValue, $0.subject]) }
        guard wrong.isEmpty else { return Reload(isAccepted: false, changes: [], diagnostics: wrong) }
        var changes: [(path: String, commit: @Sendable () -> Void)] = []
        for group in groups.values {
            if let change = group.change(in: session) { changes.append((group.path, change)) }
        }
        state.withLock { $0.properties = properties }
        for change in changes { change.commit() }
        return Reload(isAccepted: true, changes: changes.map(\.path).sorted(), diagnostics: remarks)
    }
}

extension LiveProperties {
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

    /// Notes a reading of the graph. An overlay that reads the same again is noted once.
    func note(
        _ path: String, for name: String, _ detail: String = "", at place: Place?,
        _ read: @escaping @Sendable (PropertySession) throws(PropertyError) -> Void
    ) {
        let id = Read.ID(path: path, detail: "\(name) \(detail) \(place?.description ?? "")")
        let reading = Read(id: id) { session in
            do throws(PropertyError) {
                try read(session)
                return []
            } catch {
                return _DecisionInput(ofCondition: nil, at: place).diagnostics(of: error, readFor: name, detail)
            }
        }
        state.withLock { $0.reads[id] = reading }
    }

    /// Returns the group that follows these properties, one for all graphs.
    func group<Group: ConfigProperty>(
        _ group: Group.Type, _ reading: PropertySession.Reading<Group>
    ) -> Live<Group> {
        turn.withLock { _ in
            let (known, properties) = state.withLock { ($0.groups[ObjectIdentifier(Group.self)], $0.properties) }
            if let known = known as? FollowingGroup<Group> { return known.live }
            let new = FollowingGroup(live: Live(reading.value), basis: reading.basis)
            // A reload may have come between the options of the graph and its planning.
            new.change(in: PropertySession(properties))?()
            state.withLock { $0.groups[ObjectIdentifier(Group.self)] = new }
            return new.live
        }
    }
}

/// A group that follows its properties, without its type.
protocol LiveGroup: Sendable {
    var path: String { get }
    /// Returns what changes the group to its values in other properties; nil if they are equal.
    func change(in session: PropertySession) -> (@Sendable () -> Void)?
}

final class FollowingGroup<Group: ConfigProperty>: LiveGroup {
    let live: Live<Group>
    private let basis: Mutex<ReadValues>

    init(live: Live<Group>, basis: ReadValues) {
        self.live = live
        self.basis = Mutex(basis)
    }

    var path: String { Group.path }

    func change(in session: PropertySession) -> (@Sendable () -> Void)? {
        guard let (value, new) = try? session.read(Group.self), basis.withLock({ $0 != new }) else { return nil }
        return { [self] in
            basis.withLock { $0 = new }
            live.change(to: value)
        }
    }
}
