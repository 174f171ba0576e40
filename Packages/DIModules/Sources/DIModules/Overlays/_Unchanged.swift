// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The bindings of a graph that an older graph has as well, and below which nothing has changed.
///
/// A binding is unchanged if the older graph has the same declaration, decided in the same way, and all of its needs, deferred
/// or not, lead to unchanged bindings. The unknown needs of opaque factories don't count. Complexity: linear in both graphs.
struct _Unchanged: ~Copyable {
    /// The binding of the older graph for each unchanged one, or -1.
    private(set) var counterparts: [Int]
    private let graph: _PlannedGraph
    private let old: _PlannedGraph

    /// Compares a graph with an older one.
    init(_ graph: _PlannedGraph, since old: _PlannedGraph) {
        self.graph = graph
        self.old = old
        counterparts = Array(repeating: -1, count: graph.model.bindings.count)
        var components: [Int] = Array(repeating: -1, count: graph.model.components.count)
        for component in graph.model.components.indices {
            components[component] = counterpart(of: component, among: components)
            if components[component] >= 0 { match(component, with: components[component]) }
        }
        if graph.model.conditions.circumstances.context != old.model.conditions.circumstances.context {
            for index in counterparts.indices where graph.isFallback(index) { counterparts[index] = -1 }
        }
        propagate()
    }

    /// The component of the older graph in the same place, or -1.
    private func counterpart(of component: Int, among found: [Int]) -> Int {
        let row = graph.model.components[component]
        guard row.parent >= 0 else { return old.model.components[0].type == row.type ? 0 : -1 }
        guard found[row.parent] >= 0 else { return -1 }
        return old.child(of: found[row.parent], as: row.type) ?? -1
    }

    /// Finds the same declarations in a component.
    private mutating func match(_ component: Int, with other: Int) {
        let rest = matchEntries(of: component, with: other)
        guard !rest.isEmpty else { return }
        let keys = Set(rest.map { graph.model.bindings[$0].key })
        var declarations: [_DeclaredLine: [Int]] = [:]
        for index in old.model.components[other].bindings.reversed() where keys.contains(old.model.bindings[index].key)
        {
            if let declaration = _DeclaredLine(index, in: old) { declarations[declaration, default: []].append(index) }
        }
        for index in rest {
            guard let declaration = _DeclaredLine(index, in: graph) else { continue }
            counterparts[index] = declarations[declaration]?.popLast() ?? -1
        }
    }

    /// Finds the same entries in a component, and returns the bindings that have none. Mostly both are in the same order.
    @_optimize(speed)
    private mutating func matchEntries(of component: Int, with other: Int) -> [Int] {
        let others = old.model.components[other].bindings
        var rest: [Int] = []
        var next = others.lowerBound
        var byEntry: _AddressTable?
        for index in graph.model.components[component].bindings {
            guard let entry = graph.entry(of: index) else {
                rest.append(index)
                continue
            }
            while next < others.upperBound, old.entry(of: next) == nil { next += 1 }
            if next < others.upperBound, old.entry(of: next) === entry {
                counterparts[index] = next
                next += 1
                continue
            }
            let known = byEntry ?? entries(of: others)
            byEntry = known
            if let found = known[ObjectIdentifier(entry)] {
                counterparts[index] = found
                next = found + 1
            } else {
                rest.append(index)
            }
        }
        return rest
    }

    private func entries(of others: Range<Int>) -> _AddressTable {
        var entries = _AddressTable()
        entries.reserveCapacity(others.count)
        for index in others {
            if let entry = old.entry(of: index) { _ = entries.insert(index, for: ObjectIdentifier(entry)) }
        }
        return entries
    }

    /// Propagates changes from the bindings with other needs than before to their dependents.
    @_optimize(speed)
    private mutating func propagate() {
        let model = graph.model
        var open: [Int] = []
        for index in model.bindings.indices
        where counterparts[index] < 0 || needsOther(index) || isDecidedOtherwise(index) { open.append(index) }
        guard !open.isEmpty else { return }
        for index in open { counterparts[index] = -1 }
        // The edges that lead to each binding, as a list in which each edge names the next one.
        var last: [Int] = Array(repeating: -1, count: model.bindings.count)
        var previous: [Int] = Array(repeating: -1, count: model.edges.count)
        for edge in model.edges.indices where model.edges[edge].to >= 0 {
            previous[edge] = last[model.edges[edge].to]
            last[model.edges[edge].to] = edge
        }
        while let next = open.popLast() {
            var edge = last[next]
            while edge >= 0 {
                let requester = model.edges[edge].from
                if counterparts[requester] >= 0 {
                    counterparts[requester] = -1
                    open.append(requester)
                }
                edge = previous[edge]
            }
        }
    }

    /// Whether a binding is decided in another way than its counterpart, such as by another value of a property.
    private func isDecidedOtherwise(_ binding: Int) -> Bool {
        guard let decided = graph.decidedNodes[binding] else { return false }
        return old.decidedNodes[counterparts[binding]].map { !decided.isSame(as: $0) } ?? true
    }

    /// Whether the edges of a binding lead elsewhere than its counterpart's.
    @_optimize(speed)
    private func needsOther(_ binding: Int) -> Bool {
        let (own, others) = (
            graph.model.bindings[binding].edges, old.model.bindings[counterparts[binding]].edges
        )
        guard own.count == others.count else { return true }
        for (edge, other) in zip(own, others) {
            let to = graph.model.edges[edge].to
            if (to >= 0 ? counterparts[to] : to) != old.model.edges[other].to
                || graph.model.request(ofEdge: edge) != old.model.request(ofEdge: other)
            {
                return true
            }
        }
        return false
    }
}

extension _PlannedGraph {
    /// Takes over the shared instances that an older graph has as well, in a component and its ancestors.
    mutating func takeOver(from old: Injector, in component: Int) {
        let counterparts = _Unchanged(self, since: old.plan.graph).counterparts
        for component in model.lineage(of: component) {
            for index in model.components[component].bindings
            where model.bindings[index].sharing != .unshared && counterparts[index] >= 0 {
                takeOver(index, from: old.plan.owner(of: counterparts[index], from: old.component, in: old._frame))
            }
        }
    }

    private mutating func takeOver(_ binding: Int, from owner: _InstanceOwner) {
        owners[binding] = owner
        model.bindings[binding].isTakenOver = true
        guard model.bindings[binding].effects.isFallible, owner.isFilled else { return }
        // An existing instance is read like a value, without the effects of making it.
        model.bindings[binding].effects = []
    }
}
