// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DeferredCycle`: bindings that need each other, of whose needs at least one is deferred.
///
/// The search is that of `DI/DependencyCycle`, along edges of every kind: each edge that leads back to a binding on the way
/// is one cycle, told from the binding nearest to the entry. Cycles of direct edges alone are left to that rule.
enum DeferredCycleRule: Rule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        var search = Search(model)
        for component in model.components where component.rootBinding >= 0 {
            search.visit(from: component.rootBinding)
        }
        for index in model.bindings.indices {
            search.visit(from: index)
        }
        for closing in search.closing where !isAllowed(closing, search.arrivals, in: model) {
            findings.append(.deferredCycle(closing: closing, arrivals: search.arrivals))
        }
    }

    /// Whether some binding of a cycle silences it.
    private static func isAllowed(_ closing: Int, _ arrivals: [Int], in model: _GraphModel) -> Bool {
        guard !model.allowances.isEmpty else { return false }
        let start = model.edges[closing].to
        var current = model.edges[closing].from
        while !model.allows(.deferredCycle, for: current) {
            if current == start { return false }
            current = model.edges[arrivals[current]].from
        }
        return true
    }

    private struct Search {
        private struct Visit {
            let binding: Int
            var next: Int
        }

        let model: _GraphModel
        /// The edges that lead back to a binding on the way over something deferred, in the order in which they were met.
        private(set) var closing: [Int] = []
        /// For each binding the edge over which the search came to it.
        private(set) var arrivals: [Int]
        /// How many deferred edges lie on the way to each binding; -1 for those that were not met, -2 for those left again.
        private var deferrals: [Int]
        /// The bindings from the start to the current one, each with the edge to look at next.
        private var path: [Visit] = []

        init(_ model: _GraphModel) {
            self.model = model
            arrivals = Array(repeating: -1, count: model.bindings.count)
            deferrals = arrivals
        }

        mutating func visit(from start: Int) {
            guard deferrals[start] == -1 else { return }
            open(start, 0)
            while let top = path.last {
                guard top.next < model.bindings[top.binding].edges.upperBound else {
                    deferrals[top.binding] = -2
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = model.edges[top.next].to
                guard target >= 0, deferrals[target] != -2 else { continue }
                let count = deferrals[top.binding] + (model.edges[top.next].kind.isDeferred ? 1 : 0)
                if deferrals[target] == -1 {
                    arrivals[target] = top.next
                    open(target, count)
                } else if count > deferrals[target] {
                    closing.append(top.next)
                }
            }
        }

        private mutating func open(_ binding: Int, _ count: Int) {
            deferrals[binding] = count
            path.append(Visit(binding: binding, next: model.bindings[binding].edges.lowerBound))
        }
    }
}
