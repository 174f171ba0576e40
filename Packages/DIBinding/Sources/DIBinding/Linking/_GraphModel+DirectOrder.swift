// SPDX-License-Identifier: Apache-2.0

import DICore

extension _GraphModel {
    /// The order of linking, in which each binding comes after its direct dependencies.
    ///
    /// Iterative, since graphs may be deeper than a stack. Valid graphs have no cycle of such edges. Linear.
    @_optimize(speed)
    func directOrder() -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(bindings.count)
        var seen: [Bool] = Array(repeating: false, count: bindings.count)
        // The bindings on the way, and the next edge of each.
        var (path, next): ([Int], [Int]) = ([], [])
        for start in bindings.indices where !seen[start] {
            seen[start] = true
            path.append(start)
            next.append(bindings[start].edges.lowerBound)
            while let binding = path.last {
                let edge = next[path.count - 1]
                guard edge < bindings[binding].edges.upperBound else {
                    order.append(binding)
                    path.removeLast()
                    next.removeLast()
                    continue
                }
                next[path.count - 1] += 1
                let target = edges[edge].to
                // The factory of a component needs its root only when it builds.
                guard target >= 0, !seen[target], !edges[edge].kind.isDeferred,
                    bindings[binding].kind != .componentFactory
                else { continue }
                seen[target] = true
                path.append(target)
                next.append(bindings[target].edges.lowerBound)
            }
        }
        return order
    }
}
