// SPDX-License-Identifier: Apache-2.0

/// The components and bindings of two graphs, matched. Linear, except for the depth of components.
struct GraphMatching {
    let old: Side
    let new: Side
    private(set) var components: Pairing
    private(set) var bindings: Pairing

    /// A graph with the properties that are compared.
    struct Side {
        let isOld: Bool
        let index: BindingGraph.Index
        /// For each component the position of its parent; -1 for none.
        let parents: [Int]
        let names: [String]
        private let outer: [Int: Int]

        init(_ graph: BindingGraph, isOld: Bool) {
            let index = BindingGraph.Index(graph)
            (self.index, self.isOld) = (index, isOld)
            parents = graph.components.map { $0.parent.map(index.position(ofComponent:)) ?? -1 }
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

        func path(of component: String) -> String {
            var next = index.position(ofComponent: component)
            guard next >= 0 else { return component }
            var names: [String] = []
            // The parents in a graph that was built by hand may be a cycle.
            while next >= 0, names.count < parents.count {
                names.append(graph.components[next].name)
                next = parents[next]
            }
            return names.reversed().joined(separator: "/")
        }

        /// The name of a component's type with its module, if the id has it.
        fileprivate func typeName(ofComponent position: Int) -> String {
            let component = graph.components[position]
            let prefix = component.parent.map { $0 + "/" } ?? ""
            guard component.id.hasPrefix(prefix) else { return component.name }
            return String(component.id.dropFirst(prefix.count).withoutNumber)
        }

        fileprivate func place(of binding: Int) -> String { graph.bindings[binding].place?.description ?? "" }

        fileprivate func root(ofComponent position: Int) -> Int? {
            graph.components[position].root.map(index.position(of:)).flatMap { $0 < 0 ? nil : $0 }
        }
    }

    init(_ old: BindingGraph, _ new: BindingGraph) {
        self.old = Side(old, isOld: true)
        self.new = Side(new, isOld: false)
        components = Pairing(old.components.count, new.components.count)
        bindings = Pairing(old.bindings.count, new.bindings.count)
        matchComponents()
        matchBindings()
    }

    /// Matches from the root down by type, then components with another name but the same root, then components with another
    /// parent.
    private mutating func matchComponents() {
        var count = -1
        while count != components.unmatchedOld.count {
            count = components.unmatchedOld.count
            match(\.components, \.parents, inOrder: true) { [$0.typeName(ofComponent: $1)] }
            match(\.components, \.parents) { side, position in
                side.root(ofComponent: position).flatMap { side.graph.bindings[$0].place.map { [$0.description] } }
            }
            match(\.components, \.parents) { side, position in
                side.root(ofComponent: position).map { [side.names[$0]] }
            }
            guard count == components.unmatchedOld.count else { continue }
            match(\.components) { [$0.typeName(ofComponent: $1)] }
        }
    }

    private mutating func matchBindings() {
        match(\.bindings, \.index.owners) { [$0.names[$1], $0.place(of: $1)] }
        match(\.bindings, \.index.owners, inOrder: true) { [$0.names[$1], $0.graph.bindings[$1].place?.fileID ?? ""] }
        match(\.bindings, \.index.owners, inOrder: true) { [$0.names[$1]] }
        for hasPlace in [true, false] {
            match(\.bindings) { side, position in
                let kind = side.graph.bindings[position].kind
                // A seed belongs to its component: one of the same type elsewhere is another.
                return kind == "seed" ? nil : [side.names[position], kind, hasPlace ? side.place(of: position) : ""]
            }
        }
        match(\.bindings, \.index.owners) { side, position in
            let binding = side.graph.bindings[position]
            return binding.place != nil || binding.kind == "seed" ? [binding.kind, side.place(of: position)] : nil
        }
    }

    /// Matches by keys, and by the matched components in `around`.
    private mutating func match(
        _ list: WritableKeyPath<GraphMatching, Pairing>, _ around: KeyPath<Side, [Int]>? = nil, inOrder: Bool = false,
        by key: (Side, Int) -> [String]?
    ) {
        let known = self
        func whole(_ side: Side, _ position: Int) -> [String]? {
            guard let around else { return key(side, position) }
            let outer = side[keyPath: around][position]
            let component = list == \.components && outer < 0 ? "" : known.matched(outer, isOld: side.isOld)
            return component.flatMap { component in key(side, position).map { [component] + $0 } }
        }
        self[keyPath: list].match(inOrder: inOrder, old: { whole(known.old, $0) }, new: { whole(known.new, $0) })
    }

    /// Returns the position in the new graph of a matched component; nil if it is not matched.
    func matched(_ component: Int, isOld: Bool) -> String? {
        guard component >= 0 else { return nil }
        let position = isOld ? components.new[component] : components.old[component] < 0 ? -1 : component
        return position < 0 ? nil : String(position)
    }
}
