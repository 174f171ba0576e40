// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A breadth-first search along the edges of a graph, which finds a shortest way to each binding that it reaches.
///
/// Complexity: linear in the graph, for all searches of one value together.
struct WaySearch: ~Copyable {
    private static let unseen: Int = -2
    private static let start: Int = -1

    private let graph: BindingGraph
    private var positions: [String: Int] = [:]
    /// The edges of each binding, in their order.
    private var needs: [[Int]]
    /// The edge by which each binding was reached.
    private var arrival: [Int]
    /// The remarks on bindings at the start of a way.
    private var remarks: [Int: String] = [:]

    init(_ graph: BindingGraph) {
        self.graph = graph
        for (position, binding) in graph.bindings.enumerated() where positions[binding.id] == nil {
            positions[binding.id] = position
        }
        needs = Array(repeating: [], count: graph.bindings.count)
        arrival = Array(repeating: Self.unseen, count: graph.bindings.count)
        for (index, edge) in graph.edges.enumerated() {
            if let from = positions[edge.from] { needs[from].append(index) }
        }
        for component in graph.components {
            guard let root = component.root.flatMap({ positions[$0] }), remarks[root] == nil else { continue }
            remarks[root] = "root of '\(component.name)'"
        }
    }

    /// Searches from the objects that each component makes when it is built: its root, and eager bindings.
    ///
    /// The components follow each other, so a binding that the first one reaches has its way from there.
    mutating func searchFromRoots() {
        var eager: [String: [Int]] = [:]
        let inner = Set(graph.bindings.compactMap(\.decorates))
        for (position, binding) in graph.bindings.enumerated()
        where binding.sharing == .eager && !inner.contains(binding.id) {
            eager[binding.component, default: []].append(position)
        }
        for component in graph.components {
            let root = component.root.flatMap { positions[$0] }
            search(from: [root].compactMap(\.self))
            for position in eager[component.id] ?? [] where arrival[position] == Self.unseen {
                remarks[position] =
                    component.root == nil ? "made first" : "made before the root of '\(component.name)'"
                search(from: [position])
            }
        }
    }

    /// Searches from those of some bindings that were not reached before.
    mutating func search(from starts: [Int]) {
        var queue: [Int] = []
        for position in starts where arrival[position] == Self.unseen {
            arrival[position] = Self.start
            queue.append(position)
        }
        var next = 0
        while next < queue.count {
            for edge in needs[queue[next]] {
                guard let target = positions[graph.edges[edge].to], arrival[target] == Self.unseen else { continue }
                arrival[target] = edge
                queue.append(target)
            }
            next += 1
        }
    }

    /// Whether a binding was reached.
    func isReached(_ position: Int) -> Bool {
        arrival[position] != Self.unseen
    }

    /// Returns the way by which a binding was reached, or the binding alone.
    func way(to target: Int) -> BindingGraph.Way {
        var bindings = [graph.bindings[target]]
        var edges: [BindingGraph.Edge] = []
        var first = target
        while arrival[first] >= 0, let from = positions[graph.edges[arrival[first]].from] {
            edges.append(graph.edges[arrival[first]])
            bindings.append(graph.bindings[from])
            first = from
        }
        let remark = isReached(first) ? remarks[first] ?? "" : "no root needs it"
        return BindingGraph.Way(bindings: bindings.reversed(), edges: edges.reversed(), remark: remark)
    }

    /// Returns the edges from and to a binding, each with the binding at its other end.
    func neighbours(of target: Int) -> (users: [BindingGraph.Edge], needs: [BindingGraph.Edge]) {
        let id = graph.bindings[target].id
        return (graph.edges.filter { $0.to == id }, needs[target].map { graph.edges[$0] })
    }

    /// Returns the position of the binding with an id.
    func binding(_ id: String) -> BindingGraph.Binding? {
        positions[id].map { graph.bindings[$0] }
    }
}
