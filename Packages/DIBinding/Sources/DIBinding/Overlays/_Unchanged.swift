// SPDX-License-Identifier: Apache-2.0

import DICore

/// The bindings of a graph that an older graph has as well, and below which nothing has changed.
///
/// A binding is unchanged if the older graph has the same declaration and each of its needs, deferred or not, leads to
/// an unchanged binding. What an opaque factory needs is unknown, and doesn't count. Complexity: linear in both graphs.
struct _Unchanged {
    /// The binding of the older graph for each unchanged one, or -1.
    private(set) var counterparts: [Int]
    private let graph: _PlannedGraph
    private let old: _PlannedGraph

    init(_ graph: _PlannedGraph, since old: _PlannedGraph) {
        self.graph = graph
        self.old = old
        counterparts = Array(repeating: -1, count: graph.model.bindings.count)
        var components: [Int] = Array(repeating: -1, count: graph.model.components.count)
        for component in graph.model.components.indices {
            components[component] = counterpart(of: component, among: components)
            if components[component] >= 0 { match(component, with: components[component]) }
        }
        propagate()
    }

    /// The component of the older graph in the same place, or -1.
    private func counterpart(of component: Int, among found: [Int]) -> Int {
        let parent = graph.model.components[component].parent
        guard parent >= 0 else {
            return old.model.components[0].type == graph.model.components[component].type ? 0 : -1
        }
        guard found[parent] >= 0 else { return -1 }
        for binding in old.model.components[found[parent]].bindings {
            let child = old.model.bindings[binding].child
            if child > found[parent], old.model.components[child].type == graph.model.components[component].type {
                return child
            }
        }
        return -1
    }

    /// Finds the same declarations in a component.
    private mutating func match(_ component: Int, with other: Int) {
        var entries: [ObjectIdentifier: Int] = [:]
        var declarations: [Declaration: [Int]] = [:]
        entries.reserveCapacity(old.model.components[other].bindings.count)
        for index in old.model.components[other].bindings.reversed() {
            if let entry = old.entry(of: index) { entries[ObjectIdentifier(entry)] = index }
        }
        var rest: [Int] = []
        for index in graph.model.components[component].bindings {
            if let known = graph.entry(of: index).flatMap({ entries[ObjectIdentifier($0)] }) {
                counterparts[index] = known
            } else {
                rest.append(index)
            }
        }
        guard !rest.isEmpty else { return }
        for index in old.model.components[other].bindings.reversed() {
            if let declaration = Declaration(index, in: old) { declarations[declaration, default: []].append(index) }
        }
        for index in rest {
            guard let declaration = Declaration(index, in: graph) else { continue }
            counterparts[index] = declarations[declaration]?.popLast() ?? -1
        }
    }

    /// The line that declares a binding, which is configured anew for each graph.
    private struct Declaration: Hashable {
        let key: _Key
        let kind: _GraphModel.Kind
        let place: _SourcePlace?
        let module: ObjectIdentifier?

        /// Describes a binding of a module or a component, or one that has no line; nil for one of a list of declarations,
        /// whose line may bind something else each time.
        init?(_ binding: Int, in graph: _PlannedGraph) {
            let found = graph.model.bindings[binding]
            let isDeclared = graph.components[found.component] is DeclaredComponent.Type
            if found.source >= 0, found.module == nil, isDeclared { return nil }
            key = found.key
            kind = found.kind
            place = found.place
            module = found.module.map { ObjectIdentifier($0) }
        }
    }

    /// Follows changes from the bindings that need something else than before to all that need these.
    private mutating func propagate() {
        let model = graph.model
        var open: [Int] = []
        for index in model.bindings.indices where counterparts[index] < 0 || needsOther(index) { open.append(index) }
        guard !open.isEmpty else { return }
        for index in open { counterparts[index] = -1 }
        var requesters: [[Int]] = Array(repeating: [], count: model.bindings.count)
        for edge in model.edges.indices where model.edges[edge].to >= 0 {
            let from = model.edges[edge].from
            if counterparts[from] >= 0 { requesters[model.edges[edge].to].append(from) }
        }
        while let next = open.popLast() {
            for requester in requesters[next] where counterparts[requester] >= 0 {
                counterparts[requester] = -1
                open.append(requester)
            }
        }
    }

    /// Whether the edges of a binding lead elsewhere than those of its counterpart.
    private func needsOther(_ binding: Int) -> Bool {
        let (own, others) = (
            graph.model.bindings[binding].edges, old.model.bindings[counterparts[binding]].edges
        )
        guard own.count == others.count else { return true }
        for (edge, other) in zip(own, others) {
            let (to, target) = (graph.model.edges[edge].to, old.model.edges[other].to)
            let counterpart = to >= 0 ? counterparts[to] : to
            if counterpart != target || graph.model.edges[edge].request != old.model.edges[other].request {
                return true
            }
        }
        return false
    }
}
