// SPDX-License-Identifier: Apache-2.0

import DICore

/// Finds needs that lead back, by a depth-first search that begins at the roots.
///
/// Each edge that leads back to a binding on the way is one cycle, told from the binding nearest to the entry. Once all
/// that are found are broken, none is left. Iterative, since graphs may be deeper than a stack. Linear.
struct CycleSearch {
    private struct Visit {
        let binding: Int
        var next: Int
    }

    /// The edges that lead back to a binding on the way, in the order in which they were met, and whether something on
    /// their cycle is deferred.
    private(set) var closing: [(edge: Int, isDeferred: Bool)] = []
    /// For each binding the edge over which the search came to it.
    private(set) var arrivals: [Int]

    private static let new: Int = -1
    private static let left: Int = -2

    private let model: _GraphModel
    private let followsDeferred: Bool
    /// How many deferred edges lie on the way to each binding that is on the way; else `new` or `left`.
    private var deferrals: [Int]
    /// The bindings from the start to the current one, each with the edge to look at next.
    private var path: [Visit] = []

    init(_ model: _GraphModel, followingDeferred followsDeferred: Bool) {
        self.model = model
        self.followsDeferred = followsDeferred
        arrivals = Array(repeating: -1, count: model.bindings.count)
        deferrals = Array(repeating: Self.new, count: model.bindings.count)
        for component in model.components where component.rootBinding >= 0 { visit(from: component.rootBinding) }
        for index in model.bindings.indices { visit(from: index) }
    }

    private mutating func visit(from start: Int) {
        guard deferrals[start] == Self.new else { return }
        open(start, 0)
        while let top = path.last {
            guard top.next < model.bindings[top.binding].edges.upperBound else {
                deferrals[top.binding] = Self.left
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = model.edges[top.next].to
            let isDeferred = model.edges[top.next].kind.isDeferred
            guard target >= 0, followsDeferred || !isDeferred else { continue }
            let count = deferrals[top.binding] + (isDeferred ? 1 : 0)
            switch deferrals[target] {
            case Self.left: break
            case Self.new:
                arrivals[target] = top.next
                open(target, count)
            case let before: closing.append((top.next, count > before))
            }
        }
    }

    private mutating func open(_ binding: Int, _ count: Int) {
        deferrals[binding] = count
        path.append(Visit(binding: binding, next: model.bindings[binding].edges.lowerBound))
    }
}
