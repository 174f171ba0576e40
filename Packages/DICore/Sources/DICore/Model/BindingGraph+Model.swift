// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// The same graph with names. Complexity: linear in the graph and the lengths of the names.
    public init(_model model: _GraphModel, diagnostics: [Diagnostic]) {
        let naming = Naming(model)
        self.init(
            components: model.components.indices.map { naming.component($0) },
            bindings: model.bindings.indices.map { naming.binding($0) },
            edges: model.edges.filter { $0.to >= 0 }.map {
                Edge(from: naming.bindingIDs[$0.from], to: naming.bindingIDs[$0.to], kind: $0.kind)
            },
            diagnostics: diagnostics)
    }

    /// Stable ids: names from the root down, and numbers only for what has the same name.
    private struct Naming {
        let model: _GraphModel
        let explainer: _Explainer
        var componentIDs: [String] = []
        var bindingIDs: [String] = []

        init(_ model: _GraphModel) {
            self.model = model
            explainer = _Explainer(model)
            var used: [String: Int] = [:]
            for component in model.components {
                let prefix = component.parent >= 0 ? componentIDs[component.parent] + "/" : ""
                componentIDs.append(Self.unique(prefix + explainer.names.shown(component.type), &used))
            }
            for binding in model.bindings {
                let part = binding.kind == .contribution ? "/" + explainer.names.shown(binding.element) : ""
                let id = componentIDs[binding.component] + ":" + explainer.subject(binding.key) + part
                bindingIDs.append(Self.unique(id, &used))
            }
        }

        private static func unique(_ id: String, _ used: inout [String: Int]) -> String {
            used[id, default: 0] += 1
            guard let count = used[id], count > 1 else { return id }
            return "\(id)#\(count)"
        }

        func component(_ index: Int) -> Component {
            let found = model.components[index]
            return Component(
                id: componentIDs[index], name: explainer.names.shown(found.type),
                parent: found.parent >= 0 ? componentIDs[found.parent] : nil,
                scope: found.scope == Unscoped.self ? nil : explainer.names.shown(found.scope),
                seed: found.seed.map { explainer.subject(_Key($0)) },
                root: found.rootBinding >= 0 ? bindingIDs[found.rootBinding] : nil)
        }

        func binding(_ index: Int) -> Binding {
            let found = model.bindings[index]
            return Binding(
                id: bindingIDs[index], component: componentIDs[found.component], key: explainer.subject(found.key),
                kind: found.kind.rawValue, sharing: found.sharing.rawValue,
                module: found.module.map(explainer.names.shown), place: found.place?.place)
        }
    }
}
