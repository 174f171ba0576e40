// SPDX-License-Identifier: Apache-2.0

import DICore

/// Limits how much a binding needs, how much needs it, and how deep construction goes.
///
/// ```swift
/// let limits = LimitsPlugin(fanIn: 20, fanOut: 8, depth: 12, except: ["Logger", .module("LegacyModule")])
/// try AppComponent.validate(plugins: [limits])
/// ```
///
/// - Fan-in is the number of bindings that need a binding, in whichever way: `Limits/FanIn`.
/// - Fan-out is the number of bindings that it needs: `Limits/FanOut`. A collection that is put together has none: nobody
///   wrote its parts down in one place.
/// - Depth is the greatest number of bindings that are made one within another, counted along needs that are met at once,
///   with a cycle as one: `Limits/Depth`. It is reported where such a construction begins: at a root, and at what is only
///   made later or needed by nothing.
///
/// A binding of a component that several parents install counts once. An exception is not reported, but counts for
/// others; one that chooses nothing is the warning `Limits/UnusedException`. The worst of each kind is reported first;
/// the graph then sorts them by place, as all diagnostics.
///
/// Complexity: linear in bindings and edges, with a stack that does not grow with them.
public struct LimitsPlugin: GraphPlugin {
    let fanIn: Int?
    let fanOut: Int?
    let depth: Int?
    let exceptions: [BindingPattern]
    let severity: Diagnostic.Severity
    let place: Place

    /// Makes a plugin; what has no limit is not looked at.
    ///
    /// - Parameters:
    ///   - fanIn: How many bindings may need one.
    ///   - fanOut: How many bindings one may need.
    ///   - depth: How many bindings may be made one within another.
    ///   - exceptions: What no limit is for.
    ///   - severity: How grave it is to be beyond a limit.
    ///   - file: The file to name in diagnostics on the exceptions.
    ///   - line: The line to name there.
    public init(
        fanIn: Int? = nil, fanOut: Int? = nil, depth: Int? = nil, except exceptions: [BindingPattern] = [],
        severity: Diagnostic.Severity = .error, file: String = #fileID, line: Int = #line
    ) {
        self.fanIn = fanIn
        self.fanOut = fanOut
        self.depth = depth
        self.exceptions = exceptions
        self.severity = severity
        place = Place(fileID: file, line: line)
    }

    /// Counts, and reports what is beyond a limit.
    public func check(_ graph: BindingGraph, report: inout DiagnosticReport) {
        let count = Count(GraphIndex(graph), exceptions)
        if let fanIn {
            for (position, users) in count.worst(beyond: fanIn, { $0.users(of: $1) }) {
                reportFanIn(of: position, users, limit: fanIn, count.index, &report)
            }
        }
        if let fanOut {
            for (position, needs) in count.worst(beyond: fanOut, { $0.needs(of: $1) }) {
                reportFanOut(of: position, needs, limit: fanOut, count.index, &report)
            }
        }
        if let depth {
            let chains = ConstructionChains(count.index)
            for start in count.deepest(chains, beyond: depth) {
                reportDepth(of: chains.chain(from: start), limit: depth, count.index, &report)
            }
        }
        reportUnusedExceptions(count.isUsed, &report)
    }

    private func reportFanIn(
        of position: Int, _ users: [Int], limit: Int, _ index: GraphIndex, _ report: inout DiagnosticReport
    ) {
        let binding = index.graph.bindings[position]
        let sorted = users.map { index.graph.bindings[$0] }.sorted { one, other in
            guard let left = one.place else { return other.place != nil || one.id < other.id }
            guard let right = other.place else { return false }
            return left == right ? one.id < other.id : left < right
        }
        var steps = sorted.map { $0.step(.alsoNeededBy) }
        if let first = sorted.first { steps[0] = first.step(.neededBy) }
        report.add(
            .fanInLimit, severity, on: binding,
            "\(binding.quotedKey) is needed by \(excess(users.count, limit))", trace: steps,
            fixes: ["split it by what those need of it, or except it from the limits"])
    }

    private func reportFanOut(
        of position: Int, _ needs: [Int], limit: Int, _ index: GraphIndex, _ report: inout DiagnosticReport
    ) {
        let binding = index.graph.bindings[position]
        report.add(
            .fanOutLimit, severity, on: binding, "\(binding.quotedKey) needs \(excess(needs.count, limit))",
            trace: Diagnostic.Step._capped(needs) { index.graph.bindings[$0].step(.needs) },
            fixes: ["make a part of it a binding of its own, or except it from the limits"])
    }

    private func reportDepth(
        of chain: [Int], limit: Int, _ index: GraphIndex, _ report: inout DiagnosticReport
    ) {
        let bindings = chain.map { index.graph.bindings[$0] }
        guard let first = bindings.first else { return }
        let ends = 5
        let steps = Diagnostic.Step._ends(of: Array(bindings.dropFirst()), first: ends - 1, last: ends) {
            $0.step(.needs)
        }
        report.add(
            Diagnostic(
                id: .depthLimit, severity: severity, subject: first.key,
                message: "\(first.quotedKey) is \(excess(chain.count, limit, " deep"))",
                trace: [index.step(.start, first)] + steps,
                fixes: ["let one of them ask for a Provider or a Lazy, or except \(first.quotedKey) from the limits"]))
    }

    /// `14 bindings, 6 more than the limit of 8`.
    private func excess(_ count: Int, _ limit: Int, _ word: String = "") -> String {
        "\(count) binding\(count == 1 ? "" : "s")\(word), \(count - limit) more than the limit of \(limit)"
    }

    private func reportUnusedExceptions(_ isUsed: [Bool], _ report: inout DiagnosticReport) {
        for (pattern, isUsed) in zip(exceptions, isUsed) where !isUsed {
            report.add(
                Diagnostic(
                    id: .unusedLimitException, severity: .warning, subject: pattern.description,
                    message: "the exception of \(pattern) chooses nothing",
                    trace: [
                        Diagnostic.Step(Diagnostic.Step.Relation(rawValue: "written"), name: "", place: place)
                    ],
                    fixes: ["correct or remove it"]))
        }
    }
}

extension Diagnostic.ID {
    /// Too many bindings need a binding.
    public static let fanInLimit: Diagnostic.ID = "Limits/FanIn"
    /// A binding needs too many others.
    public static let fanOutLimit: Diagnostic.ID = "Limits/FanOut"
    /// Too many bindings are made one within another.
    public static let depthLimit: Diagnostic.ID = "Limits/Depth"
    /// A warning: an exception from the limits chooses nothing.
    public static let unusedLimitException: Diagnostic.ID = "Limits/UnusedException"
}
