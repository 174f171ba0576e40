// SPDX-License-Identifier: Apache-2.0

/// The needs between the instances of a component that have hooks, over every edge of the graph that is on no cycle.
///
/// Instances stop in the reverse order of making, which is that of direct needs. Over a deferred edge an instance may be made
/// before what it needs, and still stops first. Found for the first instance that ends, since most programs never stop twice.
package final class _StopOrder: Sendable {
    private let find: @Sendable () -> [Int: Set<Int>]
    private let found: OrderedMutex<[Int: Set<Int>]?> = OrderedMutex(nil)

    /// Takes a function that finds, for each slot of an instance, those of instances that it needs.
    package init(_ find: @escaping @Sendable () -> [Int: Set<Int>]) {
        self.find = find
    }

    /// The order of making.
    static let none: _StopOrder = _StopOrder { [:] }

    private var needs: [Int: Set<Int>] {
        found.withLock { found in
            if let found { return found }
            let new = find()
            found = new
            return new
        }
    }

    /// Takes the instance that ends next from a list in the order of making: the last one that no other one needs.
    func takeLast(of instances: inout [RecordedInstance]) -> RecordedInstance? {
        guard instances.count > 1 else { return instances.popLast() }
        let needs = needs
        guard !needs.isEmpty else { return instances.popLast() }
        let last = instances.indices.last { index in
            let slot = instances[index].slot
            return !instances.contains { needs[$0.slot]?.contains(slot) == true }
        }
        return instances.remove(at: last ?? instances.count - 1)
    }
}

extension _GraphModel {
    /// For each of some bindings, those of the others that it leads to, unless they lead back; all by their slots.
    ///
    /// Empty where every edge is direct, so that the order of making has all needs. Complexity: linear in bindings and edges,
    /// times the number of slots.
    package func _needs(between slots: [Int: Int]) -> [Int: Set<Int>] {
        guard slots.count > 1, edges.contains(where: \.kind.isDeferred) else { return [:] }
        var needs: [Int: Set<Int>] = [:]
        var groups: [Int] = Array(repeating: -1, count: bindings.count)
        var reached: [Set<Int>] = []
        _StrongComponents.visit(bindings.count, edges: { bindings[$0].edges }, target: { edges[$1].to }) { members in
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
