// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension BindingGraph {
    /// Makes the graph of a model. Complexity: linear in the graph and the lengths of the names.
    package init(_model model: _GraphModel, diagnostics: [Diagnostic]) {
        let naming = Naming(model)
        let conditions = naming.explainer.conditions
        let profiles = model.conditions.circumstances.profiles
        let isConditional = !conditions.choices.isEmpty || !conditions.furtherProfiles.isEmpty || !profiles.isEmpty
        self.init(
            components: model.components.indices.map { naming.component($0) },
            bindings: model.bindings.indices.map { naming.binding($0) },
            edges: naming.edges(),
            diagnostics: diagnostics,
            unmetNeeds: model.edges.indices.filter { model.edges[$0].to < 0 }.map { index in
                let edge = model.edges[index]
                return UnmetNeed(
                    from: naming.ids.bindings[edge.from], key: naming.explainer.subject(model.key(ofEdge: index)),
                    kind: edge.kind, isMeant: edge.to == _GraphModel.absent)
            }, choices: conditions.choices.indices.map { naming.choice($0) },
            profiles: conditions.profiles._sorted(by: <),
            activeProfiles: profiles._sorted(by: <),
            context: isConditional ? model.conditions.circumstances.context : nil)
        _elements = model.bindings.map(\.element)
    }

    private struct Naming: ~Copyable {
        let model: _GraphModel
        let explainer: _Explainer
        let ids: GraphIDs

        init(_ model: _GraphModel) {
            self.model = model
            explainer = _Explainer(model)
            ids = GraphIDs(model, explainer.names)
        }

        func component(_ index: Int) -> Component {
            let found = model.components[index]
            return Component(
                id: ids.components[index], name: explainer.names.shown(found.type),
                parent: found.parent >= 0 ? ids.components[found.parent] : nil,
                scope: found.scope == Unscoped.self ? nil : explainer.names.shown(found.scope),
                seed: found.seed.map { explainer.subject(_Key($0)) },
                root: found.rootBinding >= 0 ? ids.bindings[found.rootBinding] : nil,
                construction: Construction(found.construction))
        }

        /// The edges, including one to each candidate that was not chosen, because it is checked, too.
        func edges() -> [Edge] {
            var edges: [Edge] = []
            edges.reserveCapacity(model.edges.count)
            for binding in model.bindings.indices {
                for index in model.bindings[binding].edges where model.edges[index].to >= 0 {
                    let edge = model.edges[index]
                    edges.append(Edge(from: ids.bindings[binding], to: ids.bindings[edge.to], kind: edge.kind))
                }
                for candidate in model.unchosen[binding] ?? [] {
                    edges.append(Edge(from: ids.bindings[binding], to: ids.bindings[candidate], kind: .direct))
                }
            }
            return edges
        }

        func choice(_ index: Int) -> Choice {
            let found = explainer.conditions.choices[index]
            return Choice(
                component: ids.components[found.component], module: found.module.map(explainer.names.shown),
                condition: found.condition.description, isChosen: found.isChosen,
                reason: explainer.reason(forChoice: index), place: found.place.place,
                leftOut: explainer.conditions.unchosen.filter { $0.choice == index }.map { explainer.subject($0.key) })
        }

        func binding(_ index: Int) -> Binding {
            let found = model.bindings[index]
            return Binding(
                id: ids.bindings[index], component: ids.components[found.component], key: explainer.subject(found.key),
                kind: found.kind.rawValue, sharing: found.sharing,
                module: found.module.map(explainer.names.shown), place: found.place?.place,
                isOverride: model.replaces(index),
                includedBy: model.modules(of: index).dropFirst().map(explainer.names.shown),
                effects: Effect.all(in: found.effects), isOnMainActor: model.flow?.isMain[index] ?? false,
                hooks: Hook.all(in: found.hooks), decorates: found.inner >= 0 ? ids.bindings[found.inner] : nil,
                hasUnknownNeeds: found.isOpaque, chosenBy: model.choosers.isEmpty ? nil : model.choosers[index]?(),
                isDefault: model.defaults.contains(index))
        }
    }
}
