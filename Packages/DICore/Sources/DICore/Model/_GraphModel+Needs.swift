// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The strong components of all edges, each after the components that it leads to. Complexity: linear.
    package func strongComponents() -> _StrongComponents {
        _StrongComponents(bindings.map { $0.edges }, to: edges.map { $0.to })
    }

    /// Maps the slot of each binding to the slots of its transitive dependencies, except mutual ones.
    ///
    /// Empty if every edge is direct, because the order of making then follows all needs. Complexity: linear in
    /// bindings and edges, times the number of slots.
    package func _needs(between slots: [Int: Int]) -> [Int: Set<Int>] {
        guard slots.count > 1, edges.contains(where: \.kind.isDeferred) else { return [:] }
        var needs: [Int: Set<Int>] = [:]
        var groups: [Int] = Array(repeating: -1, count: bindings.count)
        var reached: [Set<Int>] = []
        let found = strongComponents()
        for group in 0..<found.count {
            let members = found[group]
            for member in members { groups[member] = reached.count }
            var below: Set<Int> = []
            for edge in members.flatMap({ bindings[$0].edges }) {
                let target = edges[edge].to
                guard target >= 0, groups[target] != reached.count else { continue }
                below.formUnion(reached[groups[target]])
            }
            let here = members.compactMap { slots[$0] }
            if !below.isEmpty { for slot in here { needs[slot] = below } }
            reached.append(below.union(here))
        }
        return needs
    }
}
