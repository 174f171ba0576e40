// SPDX-License-Identifier: Apache-2.0

import DICore

/// The order of linking, in which each binding comes after its direct dependencies.
///
/// Iterative, since graphs may be deeper than a stack. Valid graphs have no cycle of such edges. Linear.
struct _DirectOrder {
    private struct Visit {
        let binding: Int
        var next: Int
    }

    /// Returns all bindings in this order.
    @_optimize(speed)
    static func bindings(of model: _GraphModel) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(model.bindings.count)
        var seen: [Bool] = Array(repeating: false, count: model.bindings.count)
        var path: [Visit] = []
        for start in model.bindings.indices where !seen[start] {
            seen[start] = true
            path.append(Visit(binding: start, next: model.bindings[start].edges.lowerBound))
            while let top = path.last {
                guard top.next < model.bindings[top.binding].edges.upperBound else {
                    order.append(top.binding)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = model.edges[top.next].to
                // The factory of a component needs its root only when it builds.
                guard target >= 0, !seen[target], !model.edges[top.next].kind.isDeferred,
                    model.bindings[top.binding].kind != .componentFactory
                else { continue }
                seen[target] = true
                path.append(Visit(binding: target, next: model.bindings[target].edges.lowerBound))
            }
        }
        return order
    }
}
