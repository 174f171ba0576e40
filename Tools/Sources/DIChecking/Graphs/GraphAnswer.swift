// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation

/// The answer to `graph`: graphs in a format, a part of them, or their explanations of types.
struct GraphAnswer {
    private let request: CheckRequest
    private var graphs: [BindingGraph]

    init(_ request: CheckRequest, _ graphs: [BindingGraph]) throws(CheckFailure) {
        self.request = request
        self.graphs = graphs
        // An empty list is an answer to programs: the pipeline of a library of modules compares it with the next one.
        let asksForList = request.format == "json" && request.focus == nil && request.why == nil && request.path.isEmpty
        guard !graphs.isEmpty || asksForList else {
            throw CheckFailure("no root component of this package is without generic parameters, so there is no graph")
        }
        guard let focus = request.focus else { return }
        self.graphs = graphs.compactMap { $0.focused(on: focus) }
        guard self.graphs.isEmpty else { return }
        let names = graphs.flatMap(\.components).map(\.name)
        var seen: Set<String> = []
        throw CheckFailure(
            "no component is named '\(focus)'\nthere are:"
                + names.filter { seen.insert($0).inserted }.map { "\n  \($0)" }.joined())
    }

    /// The text to print.
    func text() throws(CheckFailure) -> String {
        if let type = request.why {
            return try answerInText({ $0.explain(type) + guess(at: type) }, isFound: { !$0.why(type).isEmpty })
        }
        if request.path.count == 2 { return try path(from: request.path[0], to: request.path[1]) }
        switch request.format {
        case "text": return graphs.map { $0.tree(places: true) }.joined(separator: "\n")
        case "json": return try json()
        case "dot": return BindingGraph.joined(graphs).dot()
        case "mermaid": return BindingGraph.joined(graphs).mermaid()
        case "html":
            let title = graphs.count == 1 ? nil : request.package?.name
            return BindingGraph.joined(graphs).html(title: title)
        default:
            throw CheckFailure("graph has no format '\(request.format)'; there are text, json, dot, mermaid and html")
        }
    }

    /// One graph as the program itself writes it; several, or none, as `check` does, without notes.
    private func json() throws(CheckFailure) -> String {
        do {
            if graphs.count == 1 { return try graphs[0].json() }
            let components = graphs.map { CheckResult.Component(name: "", graph: $0, shown: []) }
            return try CheckResult(components: components, notes: []).json()
        } catch {
            throw CheckFailure("\(error)")
        }
    }

    private func path(from: String, to: String) throws(CheckFailure) -> String {
        let ways = graphs.compactMap { $0.path(from: from, to: to) }
        try ensureText()
        guard ways.isEmpty else { return ways.map { "\($0)\n" }.joined(separator: "\n") }
        for name in [from, to] where !graphs.contains(where: { !$0.why(name).isEmpty }) {
            let explanation: String? = graphs.first?.explain(name)
            throw CheckFailure((explanation ?? "nothing binds '\(name)'") + guess(at: name))
        }
        return "'\(from)' does not depend on '\(to)'\n"
    }

    /// The question whether a bound type of a similar name was meant; empty if the name is bound, or if there is none.
    private func guess(at name: String) -> String {
        let keys = graphs.flatMap(\.bindings).map(\.key)
        guard !keys.contains(name), let near = _DiagnosticText.nearest(to: name, among: keys) else { return "" }
        return "\ndid you mean '\(near)'?"
    }

    /// Joins the answers of all graphs that have one.
    private func answerInText(
        _ answer: (BindingGraph) -> String, isFound: (BindingGraph) -> Bool
    ) throws(CheckFailure) -> String {
        try ensureText()
        let found = graphs.filter(isFound)
        guard !found.isEmpty else {
            // The text of a graph that needs the type is longer than the text of one without it.
            let texts = graphs.map(answer)
            let longest: String? = texts.max { $0.count < $1.count }
            throw CheckFailure(longest ?? "there is no component")
        }
        return found.map { answer($0) + "\n" }.joined(separator: "\n")
    }

    private func ensureText() throws(CheckFailure) {
        guard request.format != "text" else { return }
        throw CheckFailure("--why and --path answer in text, not in '\(request.format)'")
    }
}
