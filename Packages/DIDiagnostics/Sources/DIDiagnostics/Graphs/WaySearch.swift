// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A breadth-first search along the edges of a graph, which finds a shortest way to each binding that it reaches.
///
/// Complexity: linear in the graph, for all searches of one value together.
struct WaySearch: ~Copyable {
    private let graph: BindingGraph
    private let positions: [String: Int]
    /// The edges of each binding, in their order.
    private let needs: [String: [BindingGraph.Edge]]
    /// The edge by which each binding was reached; nil where a search began.
    private var arrivals: [Int: BindingGraph.Edge?] = [:]
    /// The remarks on bindings at the start of a way.
    private var remarks: [Int: String] = [:]

    init(_ graph: BindingGraph) {
        self.graph = graph
        positions = Dictionary(graph.bindings.enumerated().map { ($1.id, $0) }) { first, _ in first }
        needs = Dictionary(grouping: graph.edges, by: \.from)
        for component in graph.components {
            guard let root = component.root.flatMap({ positions[$0] }), remarks[root] == nil else { continue }
            remarks[root] = "root of '\(component.name)'"
        }
    }

    /// Searches from the objects that each component makes when it is built: its root, and eager bindings.
    ///
    /// The way to a binding comes from the first component that reaches it.
    mutating func searchFromRoots() {
        let inner = Set(graph.bindings.compactMap(\.decorates))
        let eager = Dictionary(
            grouping: graph.bindings.filter { $0.sharing == .eager && !inner.contains($0.id) }, by: \.component)
        for component in graph.components {
            if let root = component.root.flatMap({ positions[$0] }) { search(from: [root]) }
            for position in (eager[component.id] ?? []).compactMap({ positions[$0.id] }) where !isReached(position) {
                remarks[position] =
                    component.root == nil ? "made first" : "made before the root of '\(component.name)'"
                search(from: [position])
            }
        }
    }

    /// Searches from the unreached ones among `bindings`.
    mutating func search(from bindings: [Int]) {
        var queue = bindings.filter { !isReached($0) }
        for start in queue { arrivals.updateValue(nil, forKey: start) }
        var next = 0
        while next < queue.count {
            for edge in needs[graph.bindings[queue[next]].id] ?? [] {
                guard let target = positions[edge.to], !isReached(target) else { continue }
                arrivals[target] = edge
                queue.append(target)
            }
            next += 1
        }
    }

    func isReached(_ position: Int) -> Bool {
        arrivals.keys.contains(position)
    }

    /// Returns the way by which a binding was reached, or the binding alone.
    func way(to target: Int) -> BindingGraph.Way {
        var bindings = [graph.bindings[target]]
        var edges: [BindingGraph.Edge] = []
        var first = target
        while let edge = arrivals[first] ?? nil, let from = positions[edge.from] {
            edges.append(edge)
            bindings.append(graph.bindings[from])
            first = from
        }
        let remark = isReached(first) ? remarks[first] ?? "" : "no root needs it"
        return BindingGraph.Way(bindings: bindings.reversed(), edges: edges.reversed(), remark: remark)
    }

    func neighbours(of target: Int) -> (users: [BindingGraph.Edge], needs: [BindingGraph.Edge]) {
        let id = graph.bindings[target].id
        return (graph.edges.filter { $0.to == id }, needs[id] ?? [])
    }

    func binding(_ id: String) -> BindingGraph.Binding? {
        positions[id].map { graph.bindings[$0] }
    }
}
