// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// Makes a graph as data by hand, with ids of component and key, such as for what reads graphs and not models.
struct GraphBuilder {
    var components: [BindingGraph.Component] = []
    var bindings: [BindingGraph.Binding] = []
    var edges: [BindingGraph.Edge] = []
    var diagnostics: [Diagnostic] = []
    var unmetNeeds: [BindingGraph.UnmetNeed] = []

    /// Adds a component and returns its id; `root` is the key of its root.
    @discardableResult
    mutating func component(
        _ name: String, in parent: String? = nil, scope: String? = nil, seed: String? = nil, root: String? = nil,
        construction: BindingGraph.Construction = .synchronous
    ) -> String {
        let id = (parent.map { $0 + "/" } ?? "") + name
        components.append(
            BindingGraph.Component(
                id: id, name: name, parent: parent, scope: scope, seed: seed, root: root.map { "\(id):\($0)" },
                construction: construction))
        return id
    }

    /// Adds a binding and returns its id; `place` is such as `Shop/Shop.swift:3`, and `line` one of that file.
    @discardableResult
    mutating func bind(
        _ key: String, in component: String = "Shop", at place: String? = nil, line: Int? = nil, name: String? = nil,
        kind: String = "factory", sharing: SharingPolicy = .unshared, module: String? = nil, isOverride: Bool = false,
        decorates: String? = nil, effects: [BindingGraph.Effect] = [], isOnMainActor: Bool = false,
        hooks: [BindingGraph.Hook] = []
    ) -> String {
        let id = "\(component):\(name ?? key)"
        bindings.append(
            BindingGraph.Binding(
                id: id, component: component, key: key, kind: kind, sharing: sharing, module: module,
                place: place.flatMap { Place($0) } ?? line.map { Place(fileID: "Shop/Shop.swift", line: $0) },
                isOverride: isOverride, effects: effects, isOnMainActor: isOnMainActor, hooks: hooks,
                decorates: decorates))
        return id
    }

    /// Adds needs of one binding, by ids.
    mutating func need(_ from: String, _ to: String..., kind: BindingGraph.Edge.Kind = .direct) {
        edges += to.map { BindingGraph.Edge(from: from, to: $0, kind: kind) }
    }

    var graph: BindingGraph {
        BindingGraph(
            components: components, bindings: bindings, edges: edges, diagnostics: diagnostics, unmetNeeds: unmetNeeds)
    }
}

extension BindingGraph {
    /// Returns a graph with the component `Shop` and what a test adds.
    static func shop(_ add: (inout GraphBuilder) -> Void) -> BindingGraph {
        var builder = GraphBuilder()
        builder.component("Shop", root: "CoffeeMaker")
        add(&builder)
        return builder.graph
    }
}

/// Numbers that look random and are the same in each run: SplitMix64, by Steele, Lea and Flood.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
