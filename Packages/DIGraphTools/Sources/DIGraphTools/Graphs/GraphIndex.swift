// SPDX-License-Identifier: Apache-2.0

import DICore

/// The same graph with lookups: what has an id, what a binding needs, what needs it.
///
/// Make one at the start of a plugin's check. What an id does not lead to, such as in a graph made by hand, is left out.
///
/// ```swift
/// let index = GraphIndex(graph)
/// for binding in graph.bindings where index.needs(of: binding.id).count > 8 {
///     report.warning("Shop/Busy", on: binding, "'\(binding.key)' needs a lot")
/// }
/// ```
///
/// Complexity: making one is linear in the graph, a lookup in what it returns.
public struct GraphIndex: Sendable {
    /// The graph that was indexed.
    public let graph: BindingGraph
    private let bindingPositions: [String: Int]
    private let componentPositions: [String: Int]
    /// For each edge the positions of what needs and of what is needed; -1 where an id leads nowhere.
    let ends: [(from: Int, to: Int)]
    private let outgoing: EdgeLists
    private let incoming: EdgeLists
    private let members: [Int: [Int]]
    private let roots: [String: Int]

    /// Prepares the lookups of a graph.
    public init(_ graph: BindingGraph) {
        self.graph = graph
        bindingPositions = Self.positions(of: graph.bindings)
        componentPositions = Self.positions(of: graph.components)
        let positions = bindingPositions
        ends = graph.edges.map { (positions[$0.from] ?? -1, positions[$0.to] ?? -1) }
        outgoing = EdgeLists(of: ends.map { $0.to < 0 ? -1 : $0.from }, count: graph.bindings.count)
        incoming = EdgeLists(of: ends.map { $0.from < 0 ? -1 : $0.to }, count: graph.bindings.count)
        var members: [Int: [Int]] = [:]
        for (position, binding) in graph.bindings.enumerated() {
            guard let component = componentPositions[binding.component] else { continue }
            members[component, default: []].append(position)
        }
        self.members = members
        var roots: [String: Int] = [:]
        for (position, component) in graph.components.enumerated() {
            if let root = component.root, roots[root] == nil { roots[root] = position }
        }
        self.roots = roots
    }

    /// The binding of an id, or nil.
    public func binding(_ id: BindingGraph.Binding.ID) -> BindingGraph.Binding? {
        bindingPositions[id].map { graph.bindings[$0] }
    }

    /// The component of an id, or nil.
    public func component(_ id: BindingGraph.Component.ID) -> BindingGraph.Component? {
        componentPositions[id].map { graph.components[$0] }
    }

    /// The bindings of a component, in the order of registration.
    public func bindings(in component: BindingGraph.Component.ID) -> [BindingGraph.Binding] {
        componentPositions[component].flatMap { members[$0] }?.map { graph.bindings[$0] } ?? []
    }

    /// What a binding needs, in the order of its parameters.
    public func needs(of binding: BindingGraph.Binding.ID) -> [BindingGraph.Edge] {
        bindingPositions[binding].map { needs(at: $0).map { graph.edges[$0] } } ?? []
    }

    /// What needs a binding, in the order of the graph.
    public func uses(of binding: BindingGraph.Binding.ID) -> [BindingGraph.Edge] {
        bindingPositions[binding].map { uses(at: $0).map { graph.edges[$0] } } ?? []
    }

    /// The needs of a binding that nothing meets; of a graph that was read from a file none are known.
    ///
    /// Complexity: linear in the unmet needs of the graph.
    public func unmetNeeds(of binding: BindingGraph.Binding.ID) -> [BindingGraph.UnmetNeed] {
        graph.unmetNeeds.filter { $0.from == binding }
    }

    /// The component that the factory of a component builds, if the component has a root; nil for other bindings.
    public func componentBuilt(by binding: BindingGraph.Binding.ID) -> BindingGraph.Component? {
        guard self.binding(binding)?.kind == "componentFactory" else { return nil }
        return needs(of: binding).lazy.compactMap { componentRooted(in: $0.to) }.first
    }

    /// The component whose root a binding is, or nil.
    public func componentRooted(in binding: BindingGraph.Binding.ID) -> BindingGraph.Component? {
        roots[binding].map { graph.components[$0] }
    }

    /// The binding as a line of a trace, told by its name, with its place and what it is the root or the seed of.
    public func step(
        _ relation: Diagnostic.Step.Relation, _ binding: BindingGraph.Binding
    ) -> Diagnostic.Step {
        var step = binding.step(relation)
        if let component = componentRooted(in: binding.id) {
            step.remark = "root of '\(component.name)'"
        } else if binding.kind == "seed", let component = component(binding.component) {
            step.remark = "seed of '\(component.name)'"
        }
        return step
    }

    /// The Swift module in which a binding was written; that of its root for the factory of a component.
    ///
    /// A component is installed where a program is put together, but who builds one needs what the component makes. Nil
    /// for what no line writes: seeds, and collections that are put together.
    public func swiftModule(of binding: BindingGraph.Binding) -> String? {
        guard binding.kind == "componentFactory",
            let root = needs(of: binding.id).lazy.compactMap({ self.binding($0.to) }).first
        else { return binding.swiftModule }
        return root.swiftModule ?? binding.swiftModule
    }

    /// The positions of the edges from a binding.
    func needs(at position: Int) -> ArraySlice<Int> {
        outgoing[position]
    }

    /// The positions of the edges to a binding.
    func uses(at position: Int) -> ArraySlice<Int> {
        incoming[position]
    }

    /// The position of a binding, or -1.
    func position(of binding: BindingGraph.Binding.ID) -> Int {
        bindingPositions[binding] ?? -1
    }

    /// The position of a component, or -1.
    func position(ofComponent component: BindingGraph.Component.ID) -> Int {
        componentPositions[component] ?? -1
    }

    /// The positions by id; of what shares one, which only a graph made by hand does, the first.
    private static func positions<Element: Identifiable>(of elements: [Element]) -> [String: Int]
    where Element.ID == String {
        Dictionary(elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
}

/// For each binding the positions of its edges, all in one array.
private struct EdgeLists: Sendable {
    private var starts: [Int]
    private var edges: [Int]

    /// Sorts edges by their owners; those without one, which is less than 0, are left out.
    init(of owners: [Int], count: Int) {
        starts = Array(repeating: 0, count: count + 1)
        for owner in owners where owner >= 0 { starts[owner + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        edges = Array(repeating: 0, count: starts[count])
        var next = starts
        for (edge, owner) in owners.enumerated() where owner >= 0 {
            edges[next[owner]] = edge
            next[owner] += 1
        }
    }

    subscript(owner: Int) -> ArraySlice<Int> {
        edges[starts[owner]..<starts[owner + 1]]
    }
}
