// SPDX-License-Identifier: Apache-2.0

import DICore

/// The shortest paths from the roots of a graph to its bindings.
package struct RootWays {
    /// For each binding, the last edge of a shortest path from a root, or -1.
    package let nearestNeed: [Int]
    /// The rank of each binding by its distance from the roots; `Int.max` if no root needs it.
    package let rank: [Int]

    /// Searches breadth-first from the root of the root component, then from the roots of the other components, then
    /// from the request of a running program. Complexity: linear in bindings and edges.
    package init(_ model: _GraphModel) {
        var needs: [Int] = Array(repeating: -1, count: model.bindings.count)
        var rank: [Int] = Array(repeating: Int.max, count: model.bindings.count)
        var farthest = -1
        let starts = model.components.map(\.rootBinding) + (model.question.map { [$0.binding] } ?? [])
        for start in starts where start >= 0 && rank[start] == Int.max {
            rank[start] = farthest + 1
            var queue: [Int] = [start]
            var next = 0
            while next < queue.count {
                for index in model.bindings[queue[next]].edges {
                    let target = model.edges[index].to
                    guard target >= 0, rank[target] == Int.max else { continue }
                    rank[target] = rank[queue[next]] + 1
                    needs[target] = index
                    queue.append(target)
                }
                // No edge leads to a candidate, so it has no last one.
                for candidate in model.unchosen[queue[next]] ?? [] where rank[candidate] == Int.max {
                    rank[candidate] = rank[queue[next]] + 1
                    queue.append(candidate)
                }
                next += 1
            }
            farthest = rank[queue[queue.count - 1]]
        }
        (nearestNeed, self.rank) = (needs, rank)
    }

    /// A binding and its requesters on a shortest path, up to a root.
    package func up(from binding: Int, in model: _GraphModel) -> [Int] {
        var bindings = [binding]
        while let next = requester(of: bindings[bindings.count - 1], in: model) { bindings.append(next) }
        return bindings
    }

    /// The next binding on a shortest path to a root; for a candidate that was not chosen, the binding that chooses.
    private func requester(of binding: Int, in model: _GraphModel) -> Int? {
        if nearestNeed[binding] >= 0 { return model.edges[nearestNeed[binding]].from }
        return model.unchosen.filter { $0.value.contains(binding) && rank[$0.key] < rank[binding] }.keys.min()
    }
}

extension _GraphModel {
    /// The nearest common ancestor of some components.
    package func commonAncestor(of components: [Int]) -> Int {
        var common = components[0]
        for component in components {
            var other = component
            while other != common {
                if other > common {
                    other = self.components[other].parent
                } else {
                    common = self.components[common].parent
                }
            }
        }
        return common
    }
}
