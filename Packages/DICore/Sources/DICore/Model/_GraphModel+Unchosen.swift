// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The unchosen candidates, `others`, and the bindings that only these need. Complexity: linear in the graph.
    package func neededByUnchosenAlone(besides others: Set<Int>) -> Set<Int> {
        // The number of requesters of each binding outside the result.
        var requesters: [Int] = Array(repeating: 0, count: bindings.count)
        for edge in edges where edge.to >= 0 { requesters[edge.to] += 1 }
        for component in components where component.rootBinding >= 0 { requesters[component.rootBinding] += 1 }
        for index in bindings.indices where bindings[index].sharing == .eager { requesters[index] += 1 }
        var idle: Set<Int> = []
        var open = (self.unchosen.values.flatMap(\.self) + others).filter { requesters[$0] == 0 }
        while let next = open.popLast() {
            guard idle.insert(next).inserted else { continue }
            for edge in bindings[next].edges {
                let target = edges[edge].to
                guard target >= 0 else { continue }
                requesters[target] -= 1
                if requesters[target] == 0 { open.append(target) }
            }
        }
        return idle
    }

    /// Returns bindings and their transitive requesters. Complexity: linear in the graph for each level of needs.
    package func requesters(of bindings: Set<Int>) -> Set<Int> {
        var found = bindings
        var isLarger = !bindings.isEmpty
        while isLarger {
            isLarger = false
            for edge in edges where found.contains(edge.to) && found.insert(edge.from).inserted { isLarger = true }
        }
        return found
    }
}
