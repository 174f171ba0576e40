// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph {
    /// A graph with lookups: the binding of an id, its dependencies, and the bindings that depend on it.
    ///
    /// Create one at the start of a plugin's check. Edges to unknown ids, which a graph built by hand may have, are
    /// ignored.
    ///
    /// ```swift
    /// let index = BindingGraph.Index(graph)
    /// for binding in graph.bindings where index.needs(of: binding.id).count > 8 {
    ///     report.add("Shop/Busy", .warning, on: binding, "'\(binding.key)' needs a lot")
    /// }
    /// ```
    ///
    /// Complexity: creation is linear in the graph, a lookup in the size of its result.
    public struct Index: Sendable {
        /// The graph that was indexed.
        public let graph: BindingGraph
        private let bindingPositions: [String: Int]
        private let componentPositions: [String: Int]
        /// For each edge the positions of the two bindings; -1 for an unknown id.
        let ends: [(from: Int, to: Int)]
        /// For each binding the position of its component; -1 for an unknown id.
        let owners: [Int]
        /// For each component the positions of its bindings.
        let members: [[Int]]
        let outgoing: [[Int]]
        let incoming: [[Int]]
        private let roots: [String: Int]

        /// Creates the lookups of a graph.
        public init(_ graph: BindingGraph) {
            self.graph = graph
            bindingPositions = Self.positions(of: graph.bindings)
            componentPositions = Self.positions(of: graph.components)
            let positions = bindingPositions
            ends = graph.edges.map { (positions[$0.from] ?? -1, positions[$0.to] ?? -1) }
            var (outgoing, incoming) = (graph.bindings.map { _ in [Int]() }, graph.bindings.map { _ in [Int]() })
            for (edge, ends) in ends.enumerated() where ends.from >= 0 && ends.to >= 0 {
                outgoing[ends.from].append(edge)
                incoming[ends.to].append(edge)
            }
            (self.outgoing, self.incoming) = (outgoing, incoming)
            let components = componentPositions
            owners = graph.bindings.map { components[$0.component] ?? -1 }
            var members = graph.components.map { _ in [Int]() }
            for (position, owner) in owners.enumerated() where owner >= 0 { members[owner].append(position) }
            self.members = members
            let roots = graph.components.enumerated().compactMap { position, component in
                component.root.map { ($0, position) }
            }
            self.roots = Dictionary(roots) { first, _ in first }
        }

        /// Returns the binding with an id, or nil.
        public func binding(_ id: BindingGraph.Binding.ID) -> BindingGraph.Binding? {
            bindingPositions[id].map { graph.bindings[$0] }
        }

        /// Returns the component with an id, or nil.
        public func component(_ id: BindingGraph.Component.ID) -> BindingGraph.Component? {
            componentPositions[id].map { graph.components[$0] }
        }

        /// Returns the dependencies of a binding, in the order of its parameters.
        public func needs(of binding: BindingGraph.Binding.ID) -> [BindingGraph.Edge] {
            bindingPositions[binding].map { outgoing[$0].map { graph.edges[$0] } } ?? []
        }

        /// Returns the edges from the bindings that depend on a binding, in the order of the graph.
        public func uses(of binding: BindingGraph.Binding.ID) -> [BindingGraph.Edge] {
            bindingPositions[binding].map { incoming[$0].map { graph.edges[$0] } } ?? []
        }

        /// Returns the component whose root is the binding, or nil.
        public func componentRooted(in binding: BindingGraph.Binding.ID) -> BindingGraph.Component? {
            roots[binding].map { graph.components[$0] }
        }

        /// Returns the line of a trace for a binding: its name, its place, and the component of which it is the root or the
        /// seed.
        public func step(_ relation: Diagnostic.Step.Relation, _ binding: BindingGraph.Binding) -> Diagnostic.Step {
            var step = binding.step(relation)
            if let component = componentRooted(in: binding.id) {
                step.remark = "root of '\(component.name)'"
            } else if binding.kind == "seed", let component = component(binding.component) {
                step.remark = "seed of '\(component.name)'"
            } else if binding.kind == "decorator" {
                step.remark = "decorator"
            }
            return step
        }

        /// Returns the Swift module of a binding's file; for the factory of a component, the module of the component's
        /// root.
        ///
        /// A component is often installed far from its own code, but a binding that builds one depends on that code. Nil
        /// for seeds and collections, which have no file.
        func swiftModule(of binding: BindingGraph.Binding) -> String? {
            guard binding.kind == "componentFactory",
                let root = needs(of: binding.id).lazy.compactMap({ self.binding($0.to) }).first
            else { return binding.swiftModule }
            return root.swiftModule ?? binding.swiftModule
        }

        /// Returns the position of the binding under all decorators.
        func base(at position: Int) -> Int {
            var base = position
            // A graph built by hand may have a cycle.
            for _ in graph.bindings.indices {
                guard let inner = graph.bindings[base].decorates.map(self.position(of:)), inner >= 0 else { break }
                base = inner
            }
            return base
        }

        /// Returns the position of a binding, or -1.
        func position(of binding: BindingGraph.Binding.ID) -> Int {
            bindingPositions[binding] ?? -1
        }

        /// Returns the position of a component, or -1.
        func position(ofComponent component: BindingGraph.Component.ID) -> Int {
            componentPositions[component] ?? -1
        }

        /// Returns positions by id; of duplicates, which only a graph built by hand has, the first.
        private static func positions<Element: Identifiable>(of elements: [Element]) -> [String: Int]
        where Element.ID == String {
            Dictionary(elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
        }
    }
}
