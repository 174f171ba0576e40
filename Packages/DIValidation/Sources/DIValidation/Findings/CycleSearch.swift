// SPDX-License-Identifier: Apache-2.0

import DICore

/// A depth-first search for cycles, which begins at the roots.
///
/// Each edge back to a binding on the current path is one cycle, which begins at the binding nearest to the entry. A graph
/// without these edges has no cycles. Iterative, because graphs may be deeper than a stack. Complexity: linear.
package struct CycleSearch: ~Copyable {
    /// The edges back to the path, in the order of the search, and whether their cycles have a deferred need.
    package private(set) var closing: [(edge: Int, isDeferred: Bool)] = []
    /// The edge over which the search came to each binding.
    package private(set) var arrivals: [Int]

    private static let new: Int = -1
    private static let left: Int = -2

    private let model: _GraphModel
    private let followsDeferred: Bool
    /// The number of deferred edges on the path up to each binding on it; otherwise `new` or `left`.
    private var deferrals: [Int]
    /// The bindings from the start to the current one, `depth` of them; as long as the graph, since appending is not inlined.
    private var path: [Int]
    /// The next edge of each of them; in an array of its own, since the runtime makes a class for each type of row.
    private var nextEdges: [Int]
    private var depth: Int = 0

    package init(_ model: _GraphModel, followingDeferred followsDeferred: Bool) {
        self.model = model
        self.followsDeferred = followsDeferred
        arrivals = Array(repeating: -1, count: model.bindings.count)
        deferrals = Array(repeating: Self.new, count: model.bindings.count)
        path = Array(repeating: 0, count: model.bindings.count)
        nextEdges = path
        for component in model.components where component.rootBinding >= 0 { visit(from: component.rootBinding) }
        for index in model.bindings.indices { visit(from: index) }
    }

    private mutating func visit(from start: Int) {
        guard deferrals[start] == Self.new else { return }
        open(start, 0)
        while depth > 0 {
            let (binding, edge) = (path[depth - 1], nextEdges[depth - 1])
            guard edge < model.bindings[binding].edges.upperBound else {
                deferrals[binding] = Self.left
                depth -= 1
                continue
            }
            nextEdges[depth - 1] += 1
            let target = model.edges[edge].to
            let isDeferred = model.edges[edge].kind.isDeferred
            guard target >= 0, followsDeferred || !isDeferred else { continue }
            let count = deferrals[binding] + (isDeferred ? 1 : 0)
            switch deferrals[target] {
            case Self.left: break
            case Self.new:
                arrivals[target] = edge
                open(target, count)
            case let before: closing.append((edge, count > before))
            }
        }
    }

    private mutating func open(_ binding: Int, _ count: Int) {
        deferrals[binding] = count
        path[depth] = binding
        nextEdges[depth] = model.bindings[binding].edges.lowerBound
        depth += 1
    }
}

extension _GraphModel {
    /// The edges from a binding to a last edge, along the arrivals of a search.
    package func way(over last: Int, from start: Int, _ arrivals: [Int]) -> [Int] {
        var way: [Int] = [last]
        var current = edges[last].from
        while current != start, arrivals[current] >= 0 {
            way.append(arrivals[current])
            current = edges[arrivals[current]].from
        }
        return way.reversed()
    }
}
