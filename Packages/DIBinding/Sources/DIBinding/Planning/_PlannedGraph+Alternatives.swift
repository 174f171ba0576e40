// SPDX-License-Identifier: Apache-2.0

import DICore

extension _PlannedGraph {
    /// Drops the mistakes of bindings that only candidates need which are not chosen, such as their settings.
    ///
    /// Where an injector or an opaque factory may request anything, all of them stay.
    mutating func forgiveIdle() {
        guard !mistakes.isEmpty, !model.alternatives.isEmpty, !model.isForInjector,
            !model.bindings.contains(where: \.isOpaque)
        else { return }
        // The edges that lead to each binding from one that is not idle.
        var requests: [Int] = Array(repeating: 0, count: model.bindings.count)
        for edge in model.edges where edge.to >= 0 { requests[edge.to] += 1 }
        for component in model.components where component.rootBinding >= 0 { requests[component.rootBinding] += 1 }
        for index in model.bindings.indices where model.bindings[index].sharing == .eager { requests[index] += 1 }
        var isIdle: Set<Int> = []
        var open = Set(model.alternatives.values.joined()).filter { requests[$0] == 0 }
        while let next = open.popFirst() {
            guard isIdle.insert(next).inserted else { continue }
            for edge in model.bindings[next].edges {
                let target = model.edges[edge].to
                guard target >= 0 else { continue }
                requests[target] -= 1
                if requests[target] == 0 { _ = open.insert(target) }
            }
        }
        mistakes.removeAll { isIdle.contains($0.binding) }
    }
}
