// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DependencyCycle`: objects that need each other before any of them can be made.
///
/// A depth-first search along the edges that are not deferred, beginning at the roots: each edge that leads back to a
/// binding on the way is one cycle, told from the binding nearest to the entry. Once all that are reported are broken,
/// none is left.
enum DependencyCycleRule: Rule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        var search = Search(model)
        for component in model.components where component.rootBinding >= 0 {
            search.visit(from: component.rootBinding)
        }
        for index in model.bindings.indices {
            search.visit(from: index)
        }
        findings += search.closing.map { .dependencyCycle(closing: $0, arrivals: search.arrivals) }
    }

    private struct Search {
        private enum Color: UInt8 { case new, open, done }
        private struct Visit {
            let binding: Int
            var next: Int
        }

        let model: _GraphModel
        /// The edges that lead back to a binding on the way, in the order in which they were met.
        private(set) var closing: [Int] = []
        /// For each binding the edge over which the search came to it.
        private(set) var arrivals: [Int]
        private var colors: [Color]
        /// The bindings from the start to the current one, each with the edge to look at next.
        private var path: [Visit] = []

        init(_ model: _GraphModel) {
            self.model = model
            colors = Array(repeating: .new, count: model.bindings.count)
            arrivals = Array(repeating: -1, count: model.bindings.count)
        }

        mutating func visit(from start: Int) {
            guard colors[start] == .new else { return }
            open(start)
            while let top = path.last {
                guard top.next < model.bindings[top.binding].edges.upperBound else {
                    colors[top.binding] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = model.edges[top.next].to
                guard target >= 0, !model.edges[top.next].kind.isDeferred else { continue }
                switch colors[target] {
                case .new:
                    arrivals[target] = top.next
                    open(target)
                case .open: closing.append(top.next)
                case .done: break
                }
            }
        }

        private mutating func open(_ binding: Int) {
            colors[binding] = .open
            path.append(Visit(binding: binding, next: model.bindings[binding].edges.lowerBound))
        }
    }
}
