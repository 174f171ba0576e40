// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

/// A rule that limits the dependencies of a binding, its requesters, and the depth of construction.
///
/// ```swift
/// let limits = LimitsPlugin(fanIn: 20, fanOut: 8, depth: 12, except: ["Logger", .module("LegacyModule")])
/// try AppComponent.validate(plugins: [limits])
/// ```
///
/// - Fan-in is the number of bindings that depend on a binding, in any way: `Limits/FanIn`.
/// - Fan-out is the number of bindings that it depends on: `Limits/FanOut`. A collection has none, since its elements
///   are not listed in one place.
/// - Depth is the greatest number of nested constructions, counted along dependencies that are resolved during
///   construction, with a cycle as one: `Limits/Depth`. It is reported at the binding where such a construction begins:
///   a root, or a binding that is only created later or that nothing needs.
///
/// A binding of a component that several parents install counts once. A binding that is exempt is not reported, but
/// counts for others; an exception that matches nothing is the warning `Limits/UnusedException`. The worst of each kind
/// is reported first; the graph then sorts them by place, like all diagnostics.
///
/// Complexity: linear in bindings and edges, with a stack that does not grow with them.
public struct LimitsPlugin: GraphPlugin {
    /// Made by the initializer: a program that makes no such plugin doesn't contain the rule, though it contains the conformance.
    private let rule: @Sendable (BindingGraph, inout Diagnostic.Report) -> Void

    /// Creates a plugin; a limit that is not given is not checked.
    ///
    /// - Parameters:
    ///   - fanIn: The number of bindings that may depend on one.
    ///   - fanOut: The number of bindings that one may depend on.
    ///   - depth: The number of constructions that may be nested.
    ///   - exceptions: The bindings that are exempt from all limits.
    ///   - severity: The severity of an exceeded limit.
    ///   - file: The file of the exceptions in diagnostics.
    ///   - line: The line of the exceptions in diagnostics.
    public init(
        fanIn: Int? = nil, fanOut: Int? = nil, depth: Int? = nil, except exceptions: [BindingPattern] = [],
        severity: Diagnostic.Severity = .error, file: String = #fileID, line: Int = #line
    ) {
        let place = Place(fileID: file, line: line)
        rule =
            Limits(
                fanIn: fanIn, fanOut: fanOut, depth: depth, exceptions: exceptions, severity: severity, place: place
            ).check
    }

    /// Reports the bindings that exceed a limit.
    public func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        rule(graph, &report)
    }
}

/// The limits of a plugin, and their check.
private struct Limits {
    let fanIn: Int?
    let fanOut: Int?
    let depth: Int?
    let exceptions: [BindingPattern]
    let severity: Diagnostic.Severity
    let place: Place

    @Sendable
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        let count = LimitsPlugin.Count(BindingGraph.Index(graph), exceptions)
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
        of position: Int, _ users: [Int], limit: Int, _ index: BindingGraph.Index, _ report: inout Diagnostic.Report
    ) {
        let binding = index.graph.bindings[position]
        let sorted = users.map { index.graph.bindings[$0] }._sorted { one, other in
            guard let left = one.place else { return other.place != nil || one.id < other.id }
            guard let right = other.place else { return false }
            return left == right ? one.id < other.id : left < right
        }
        var steps = sorted.map { $0.step(.alsoNeededBy) }
        if let first = sorted.first { steps[0] = first.step(.neededBy) }
        report.add(
            .fanInLimit, severity, on: binding,
            "\(binding.quotedKey) is needed by \(excess(users.count, limit))", trace: steps,
            fixes: ["split it by what its requesters use, or exempt it from the limits"])
    }

    private func reportFanOut(
        of position: Int, _ needs: [Int], limit: Int, _ index: BindingGraph.Index, _ report: inout Diagnostic.Report
    ) {
        let binding = index.graph.bindings[position]
        report.add(
            .fanOutLimit, severity, on: binding, "\(binding.quotedKey) needs \(excess(needs.count, limit))",
            trace: Diagnostic.Step._capped(needs) { index.graph.bindings[$0].step(.needs) },
            fixes: ["move some of its dependencies into a separate binding, or exempt it from the limits"])
    }

    private func reportDepth(
        of chain: [Int], limit: Int, _ index: BindingGraph.Index, _ report: inout Diagnostic.Report
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
                fixes: [
                    "make one of them depend on a Provider or a Lazy, or exempt \(first.quotedKey) from the limits"
                ]))
    }

    /// `14 bindings, 6 more than the limit of 8`.
    private func excess(_ count: Int, _ limit: Int, _ word: String = "") -> String {
        "\(count) binding\(count == 1 ? "" : "s")\(word), \(count - limit) more than the limit of \(limit)"
    }

    private func reportUnusedExceptions(_ isUsed: [Bool], _ report: inout Diagnostic.Report) {
        for (pattern, isUsed) in zip(exceptions, isUsed) where !isUsed {
            report.add(
                Diagnostic(
                    id: .unusedLimitException, severity: .warning, subject: pattern.description,
                    message: "the exception for \(pattern) matches nothing",
                    trace: [
                        Diagnostic.Step(Diagnostic.Step.Relation(rawValue: "declared"), name: "", place: place)
                    ],
                    fixes: ["correct or remove the exception"]))
        }
    }
}

extension Diagnostic.ID {
    /// Too many bindings depend on one.
    public static let fanInLimit: Diagnostic.ID = "Limits/FanIn"
    /// A binding depends on too many others.
    public static let fanOutLimit: Diagnostic.ID = "Limits/FanOut"
    /// Too many constructions are nested.
    public static let depthLimit: Diagnostic.ID = "Limits/Depth"
    /// A warning: an exception from the limits matches nothing.
    public static let unusedLimitException: Diagnostic.ID = "Limits/UnusedException"
}
