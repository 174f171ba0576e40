// SPDX-License-Identifier: Apache-2.0

import DICore

/// A language for drawings, in which components are nested boxes.
protocol DrawingLanguage {
    func box(_ component: BindingGraph.Component, at position: Int) -> (begin: [String], end: String)
    func node(_ binding: BindingGraph.Binding, at position: Int, in drawing: Drawing) -> String
    func edge(_ edge: BindingGraph.Edge, from: Int, to: Int) -> String
    /// The lines of an unmet need, with its label.
    func unmet(_ need: BindingGraph.UnmetNeed, _ label: String, from: Int, at position: Int) -> [String]
}

/// A graph that is drawn. Edges with unknown ends, which a graph built by hand may have, are left out.
struct Drawing {
    let index: BindingGraph.Index
    let edges: [(edge: BindingGraph.Edge, from: Int, to: Int)]
    let unmetNeeds: [(position: Int, need: BindingGraph.UnmetNeed, from: Int)]
    /// The severities of diagnostics, by the first place of their traces.
    private let severities: [Place: Diagnostic.Severity]

    init(_ graph: BindingGraph) {
        let index = BindingGraph.Index(graph)
        self.index = index
        edges = zip(graph.edges, index.ends).map { ($0, $1.from, $1.to) }.filter { $0.1 >= 0 && $0.2 >= 0 }
        unmetNeeds = graph.unmetNeeds.enumerated().map { ($0, $1, index.position(of: $1.from)) }.filter { $0.2 >= 0 }
        let found = graph.diagnostics.filter { $0.severity != .note }.compactMap { diagnostic in
            diagnostic.place.map { ($0, diagnostic.severity) }
        }
        severities = Dictionary(found) { $0 == .error ? $0 : $1 }
    }

    /// The highest severity of the diagnostics about a binding, or nil.
    func severity(of binding: BindingGraph.Binding) -> Diagnostic.Severity? {
        binding.place.flatMap { severities[$0] }
    }

    /// Returns the lines of the boxes with their nodes, of the edges, and of the unmet needs. Complexity: linear.
    func lines(in language: some DrawingLanguage) -> [String] {
        let strays = index.owners.indices.filter { index.owners[$0] < 0 }
        return boxes(in: language) + strays.map { "  " + language.node(index.graph.bindings[$0], at: $0, in: self) }
            + edges.map { "  " + language.edge($0.edge, from: $0.from, to: $0.to) }
            + unmetNeeds.flatMap { position, need, from in
                let label = need.isMeant ? "no \(need.key)" : "\(need.key) is missing"
                return language.unmet(need, label, from: from, at: position).map { "  " + $0 }
            }
    }

    /// Opens each component once, without recursion, even if the parents are a cycle.
    private func boxes(in language: some DrawingLanguage) -> [String] {
        let components = index.graph.components
        let parents = components.map { $0.parent.map(index.position(ofComponent:)) ?? -1 }
        let children = Dictionary(grouping: components.indices) { parents[$0] }
        var lines: [String] = []
        var isOpened = Array(repeating: false, count: components.count)
        for start in (children[-1] ?? []) + components.indices {
            var open: [(component: Int, depth: Int, end: String?)] = [(start, 1, nil)]
            while let (position, depth, end) = open.popLast() {
                let indentation = String(repeating: "  ", count: depth)
                if let end { lines.append(indentation + end) }
                guard end == nil, !isOpened[position] else { continue }
                isOpened[position] = true
                let box = language.box(components[position], at: position)
                lines += box.begin.enumerated().map { indentation + ($0 > 0 ? "  " : "") + $1 }
                lines += index.members[position].map { binding in
                    indentation + "  " + language.node(index.graph.bindings[binding], at: binding, in: self)
                }
                open.append((position, depth, box.end))
                open += (children[position] ?? []).reversed().map { ($0, depth + 1, nil) }
            }
        }
        return lines
    }
}
