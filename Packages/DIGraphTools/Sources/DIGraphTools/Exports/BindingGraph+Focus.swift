// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Returns the part of the graph that belongs to one component, or nil if no component has the name.
    ///
    /// The name is the component's id, its name, or its name without the enclosing types. A component that several parents
    /// install is included in each place. The result also has the bindings of ancestors that the component needs, but neither the
    /// ancestors' other bindings nor child components. It is a graph like any other.
    ///
    /// ```swift
    /// print(AppComponent.graph.focused(on: "SessionComponent")?.mermaid() ?? "")
    /// ```
    ///
    /// Complexity: linear in the graph.
    public func focused(on component: String) -> BindingGraph? {
        let index = Index(self)
        let chosen = Set(components(named: component).map(\.id))
        guard !chosen.isEmpty else { return nil }
        var around: Set<String> = []
        for id in chosen {
            var next = index.component(id)?.parent
            while let parent = next, !chosen.contains(parent), around.insert(parent).inserted {
                next = index.component(parent)?.parent
            }
        }
        let edges = edges.filter { edge in
            guard let from = index.binding(edge.from), let to = index.binding(edge.to) else { return false }
            return chosen.contains(from.component) && (chosen.contains(to.component) || around.contains(to.component))
        }
        let own = bindings.filter { chosen.contains($0.component) }
        let kept = Set(own.map(\.id)).union(edges.map(\.to))
        let places = Set(own.compactMap(\.place))
        return BindingGraph(
            components: components.filter { chosen.contains($0.id) || around.contains($0.id) }.map { part in
                Component(
                    id: part.id, name: part.name, parent: part.parent, scope: part.scope, seed: part.seed,
                    root: part.root.flatMap { kept.contains($0) ? $0 : nil }, construction: part.construction)
            },
            bindings: bindings.filter { kept.contains($0.id) }.map { $0.alone(among: kept) }, edges: edges,
            diagnostics: diagnostics.filter { $0.trace.contains { $0.place.map(places.contains) ?? false } },
            unmetNeeds: unmetNeeds.filter { index.binding($0.from).map { chosen.contains($0.component) } ?? false },
            choices: choices.filter { chosen.contains($0.component) }, profiles: profiles,
            activeProfiles: activeProfiles, context: context)
    }

    private func components(named name: String) -> [Component] {
        for isMeant: (Component) -> Bool in [
            { $0.id == name }, { $0.name == name }, { $0.name.hasSuffix("." + name) || $0.id.hasSuffix("." + name) },
        ] {
            let found = components.filter(isMeant)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension BindingGraph.Binding {
    /// Returns the binding, without `decorates` unless that binding is kept.
    fileprivate func alone(among kept: Set<String>) -> BindingGraph.Binding {
        guard let decorates, !kept.contains(decorates) else { return self }
        return BindingGraph.Binding(
            id: id, component: component, key: key, kind: kind, sharing: sharing, module: module, place: place,
            isOverride: isOverride, includedBy: includedBy, effects: effects, isOnMainActor: isOnMainActor,
            hooks: hooks, hasUnknownNeeds: hasUnknownNeeds, chosenBy: chosenBy,
            isDefault: isDefault)
    }
}
