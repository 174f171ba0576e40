// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The components and bindings of one graph, matched with those of another. Linear, except for the depth of components.
struct GraphMatching {
    let old: Side
    let new: Side
    private(set) var components: Pairing
    private(set) var bindings: Pairing

    /// A graph with the properties that are compared.
    struct Side {
        let index: BindingGraph.Index
        /// For each component the position of its parent; -1 for none.
        let parents: [Int]
        /// For each binding the position of its component; -1 for none.
        let owners: [Int]
        let names: [String]
        /// The decorator around each decorated binding.
        private let outer: [Int: Int]

        init(_ graph: BindingGraph) {
            let index = BindingGraph.Index(graph)
            self.index = index
            parents = graph.components.map { $0.parent.map(index.position(ofComponent:)) ?? -1 }
            owners = graph.bindings.map { index.position(ofComponent: $0.component) }
            names = graph.bindings.map { String($0.fullName) }
            var outer: [Int: Int] = [:]
            for (position, binding) in graph.bindings.enumerated() {
                if let inner = binding.decorates { outer[index.position(of: inner)] = position }
            }
            self.outer = outer
        }

        var graph: BindingGraph { index.graph }

        /// Returns the decorators of a binding, outwards; none for a decorator.
        func decorators(of binding: Int) -> [Int] {
            guard !outer.isEmpty, graph.bindings[binding].decorates == nil else { return [] }
            var decorators: [Int] = []
            while let next = outer[decorators.last ?? binding] { decorators.append(next) }
            return decorators
        }

        /// Returns for each component its names from the root component down.
        func paths() -> [String: String] {
            var paths: [String: String] = [:]
            for position in parents.indices {
                // A parent precedes its children, unless the graph was built by hand.
                var open: [Int] = []
                var next = position
                while next >= 0, paths[graph.components[next].id] == nil, open.count <= parents.count {
                    open.append(next)
                    next = parents[next]
                }
                for component in open.reversed().map({ graph.components[$0] }) {
                    let parent = component.parent.flatMap { paths[$0] }
                    paths[component.id] = (parent.map { $0 + "/" } ?? "") + component.name
                }
            }
            return paths
        }

        /// The name of a component's type with its module, if the id has it.
        fileprivate func typeName(ofComponent position: Int) -> String {
            let component = graph.components[position]
            let prefix = component.parent.map { $0 + "/" } ?? ""
            guard component.id.hasPrefix(prefix) else { return component.name }
            return String(component.id.dropFirst(prefix.count).withoutNumber)
        }

        fileprivate func root(ofComponent position: Int) -> Int? {
            graph.components[position].root.map(index.position(of:)).flatMap { $0 < 0 ? nil : $0 }
        }
    }

    /// Matches two graphs.
    init(_ old: BindingGraph, _ new: BindingGraph) {
        self.old = Side(old)
        self.new = Side(new)
        components = Pairing(old.components.count, new.components.count)
        bindings = Pairing(old.bindings.count, new.bindings.count)
        matchComponents()
        matchBindings()
    }

    /// Matches from the root down by type, then components with another name but the same root, then those that have another
    /// parent.
    private mutating func matchComponents() {
        var count = -1
        while count != components.unmatchedOld.count {
            count = components.unmatchedOld.count
            match(\.components, inOrder: true) { matching, side, position, isOld in
                matching.parent(of: position, isOld).map { [$0, side.typeName(ofComponent: position)] }
            }
            match(\.components) { matching, side, position, isOld in
                guard let parent = matching.parent(of: position, isOld), let root = side.root(ofComponent: position)
                else { return nil }
                return side.graph.bindings[root].place.map { [parent, $0.description] }
            }
            match(\.components) { matching, side, position, isOld in
                guard let parent = matching.parent(of: position, isOld), let root = side.root(ofComponent: position)
                else { return nil }
                return [parent, side.names[root]]
            }
            guard count == components.unmatchedOld.count else { continue }
            match(\.components) { _, side, position, _ in [side.typeName(ofComponent: position)] }
        }
    }

    private mutating func matchBindings() {
        match(\.bindings) { matching, side, position, isOld in
            matching.owner(of: position, isOld).map { [$0, side.names[position], side.place(of: position)] }
        }
        match(\.bindings, inOrder: true) { matching, side, position, isOld in
            let file = side.graph.bindings[position].place?.fileID ?? ""
            return matching.owner(of: position, isOld).map { [$0, side.names[position], file] }
        }
        match(\.bindings, inOrder: true) { matching, side, position, isOld in
            matching.owner(of: position, isOld).map { [$0, side.names[position]] }
        }
        for hasPlace in [true, false] {
            match(\.bindings) { _, side, position, _ in
                let kind = side.graph.bindings[position].kind
                // A seed belongs to its component: one of the same type elsewhere is another.
                return kind == "seed" ? nil : [side.names[position], kind, hasPlace ? side.place(of: position) : ""]
            }
        }
        match(\.bindings) { matching, side, position, isOld in
            let binding = side.graph.bindings[position]
            guard binding.place != nil || binding.kind == "seed" else { return nil }
            return matching.owner(of: position, isOld).map { [$0, binding.kind, side.place(of: position)] }
        }
    }

    private mutating func match(
        _ list: WritableKeyPath<GraphMatching, Pairing>, inOrder: Bool = false,
        by key: (GraphMatching, Side, Int, _ isOld: Bool) -> [String]?
    ) {
        let known = self
        self[keyPath: list].match(
            inOrder: inOrder, old: { key(known, known.old, $0, true) }, new: { key(known, known.new, $0, false) })
    }

    /// Returns the position in the new graph of a matched component; nil if it is not matched.
    func matched(_ component: Int, _ isOld: Bool) -> String? {
        guard component >= 0 else { return nil }
        let position = isOld ? components.new[component] : components.old[component] < 0 ? -1 : component
        return position < 0 ? nil : String(position)
    }

    private func owner(of binding: Int, _ isOld: Bool) -> String? {
        matched((isOld ? old : new).owners[binding], isOld)
    }

    private func parent(of component: Int, _ isOld: Bool) -> String? {
        let parent = (isOld ? old : new).parents[component]
        return parent < 0 ? "" : matched(parent, isOld)
    }
}

extension GraphMatching.Side {
    fileprivate func place(of binding: Int) -> String { graph.bindings[binding].place?.description ?? "" }
}
