// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// A language for drawings, in which components are nested boxes.
protocol DrawingLanguage {
    /// The lines that begin and end a box.
    func box(_ component: BindingGraph.Component, at position: Int) -> (begin: [String], end: String)
    /// The line of a node.
    mutating func node(_ binding: BindingGraph.Binding, at position: Int, in drawing: Drawing) -> String
    /// The line of an edge between two bindings.
    mutating func edge(_ edge: BindingGraph.Edge, from: Int, to: Int) -> String
    /// The lines of a need without a binding, with the label that says so.
    mutating func unmet(_ need: BindingGraph.UnmetNeed, _ label: String, from: Int, at position: Int) -> [String]
}

/// A graph that is drawn: its nodes and edges, without those whose ends are unknown, which a graph built by hand may have.
struct Drawing {
    let index: BindingGraph.Index
    /// The severities of diagnostics, by the first place of their traces.
    private var severities: [Place: Diagnostic.Severity] = [:]

    init(_ graph: BindingGraph) {
        index = BindingGraph.Index(graph)
        for diagnostic in graph.diagnostics where diagnostic.severity != .note {
            guard let place = diagnostic.place, severities[place] != .error else { continue }
            severities[place] = diagnostic.severity
        }
    }

    /// The highest severity of the diagnostics about a binding, or nil.
    func severity(of binding: BindingGraph.Binding) -> Diagnostic.Severity? {
        binding.place.flatMap { severities[$0] }
    }

    /// Returns the lines of the boxes with their nodes, of the edges, and of needs without a binding. Complexity: linear.
    func lines(in language: inout some DrawingLanguage) -> [String] {
        let graph = index.graph
        var lines = boxes(in: &language)
        for (position, binding) in graph.bindings.enumerated() where index.component(binding.component) == nil {
            lines.append("  " + language.node(binding, at: position, in: self))
        }
        for (edge, ends) in zip(graph.edges, index.ends) where ends.from >= 0 && ends.to >= 0 {
            lines.append("  " + language.edge(edge, from: ends.from, to: ends.to))
        }
        for (position, need) in graph.unmetNeeds.enumerated() {
            let from = index.position(of: need.from)
            guard from >= 0 else { continue }
            let label = need.isMeant ? "no \(need.key)" : "\(need.key) is missing"
            lines += language.unmet(need, label, from: from, at: position).map { "  " + $0 }
        }
        return lines
    }

    /// Opens each component once, without recursion, even if the parents are a cycle.
    private func boxes(in language: inout some DrawingLanguage) -> [String] {
        let components = index.graph.components
        var children: [[Int]] = Array(repeating: [], count: components.count)
        var outermost: [Int] = []
        for (position, component) in components.enumerated() {
            let parent = component.parent.map(index.position(ofComponent:)) ?? -1
            if parent >= 0 { children[parent].append(position) } else { outermost.append(position) }
        }
        var lines: [String] = []
        var isOpened = Array(repeating: false, count: components.count)
        for start in outermost + components.indices {
            var open: [(component: Int, depth: Int, end: String?)] = [(start, 1, nil)]
            while let (position, depth, end) = open.popLast() {
                let indentation = String(repeating: "  ", count: depth)
                if let end { lines.append(indentation + end) }
                guard end == nil, !isOpened[position] else { continue }
                isOpened[position] = true
                let box = language.box(components[position], at: position)
                lines += box.begin.enumerated().map { indentation + ($0 > 0 ? "  " : "") + $1 }
                for binding in index.bindings(in: components[position].id) {
                    let node = language.node(binding, at: index.position(of: binding.id), in: self)
                    lines.append(indentation + "  " + node)
                }
                open.append((position, depth, box.end))
                open += children[position].reversed().map { ($0, depth + 1, nil) }
            }
        }
        return lines
    }
}
