// SPDX-License-Identifier: Apache-2.0

import DICore

/// Turns what factories ask for into edges of the model.
struct _Resolver {
    var planner: _Planner
    /// The qualified bindings of each type, for those that are chosen among; made when first asked for.
    var qualified: _QualifiedBindings?
    /// What a type means that is not bound as it is; a question to the runtime, so asked once.
    private var forms: [ObjectIdentifier: _Form?] = [:]

    init(_ planner: consuming _Planner) {
        self.planner = planner
    }

    /// Resolves the needs of all bindings, in their order.
    mutating func resolve() {
        var count = 0
        for entry in planner.entries { count += entry.parameters.count }
        planner.model.edges.reserveCapacity(count)
        let collections = Self.contributions(in: planner.model)
        for binding in planner.model.bindings.indices {
            let first = planner.model.edges.count
            resolve(binding, collections)
            planner.model.bindings[binding].edges = first..<planner.model.edges.count
        }
        settleReplaced()
    }

    private mutating func resolve(_ binding: Int, _ collections: [Int: [Int]]) {
        switch planner.model.bindings[binding].kind {
        case .seed: return
        case .collection:
            let found = planner.model.bindings[binding]
            for part in collections[binding] ?? [] { add(binding, to: part, .collection, found.key.type, found.key) }
            if let inherited = find(found.key, above: found.component) {
                add(binding, to: inherited, .collection, found.key.type, found.key)
            }
        case .componentFactory:
            let index = planner.model.bindings[binding].child
            guard index >= 0 else { return }
            let child = planner.model.components[index]
            if child.rootBinding >= 0 {
                add(binding, to: child.rootBinding, .direct, child.root, _Key(child.root))
            }
            for index in child.bindings where planner.model.bindings[index].sharing == .eager {
                let key = planner.model.bindings[index].key
                add(binding, to: index, .direct, key.type, key)
            }
        default:
            guard let entry = planner.entry(of: binding) else { return }
            let component = planner.model.bindings[binding].component
            if let settling = entry.settling {
                settle(binding, entry, settling)
            } else if let qualifier = entry.forwardedQualifier {
                let key = _Key(entry.collection == nil ? entry.key : entry.parameters[0], qualifier)
                add(binding, to: find(key, from: component) ?? _GraphModel.missing, .direct, entry.element, key)
            } else {
                for parameter in entry.parameters { request(parameter, by: binding, in: component) }
            }
        }
    }

    /// The contributions of each collection, by the index of the collection's binding.
    private static func contributions(in model: _GraphModel) -> [Int: [Int]] {
        var collections: [Int: [Int]] = [:]
        for component in model.components {
            var parts: [_Key: [Int]] = [:]
            for index in component.bindings where model.bindings[index].kind == .contribution {
                parts[model.bindings[index].key, default: []].append(index)
            }
            for index in component.bindings where model.bindings[index].kind == .collection {
                collections[index] = parts[model.bindings[index].key]
            }
        }
        return collections
    }

    mutating func add(
        _ from: Int, to: Int, _ kind: BindingGraph.Edge.Kind, _ request: Any.Type, _ key: _Key
    ) {
        planner.model.edges.append(_GraphModel.Edge(from: from, to: to, kind: kind, request: request, key: key))
    }

    /// Adds the edge of one parameter: the type as it is, or what its shape asks for.
    private mutating func request(_ type: Any.Type, by binding: Int, in component: Int) {
        if let target = find(type, from: component) {
            add(binding, to: target, Self.edge(to: planner.model.bindings[target].kind), type, _Key(type))
            return
        }
        guard let form = form(of: type) else {
            add(binding, to: _GraphModel.missing, .direct, type, _Key(type))
            return
        }
        // A tagged value may stand within another shape; anything else within a shape is a plain key.
        let inner = self.form(of: form.value)
        let key = _Key(inner.map { $0.isValue ? $0.value : form.value } ?? form.value)
        if let target = find(key.type, from: component) {
            let kind = edge(form.kind, isTagged: inner?.isValue == true, to: target)
            add(binding, to: target, kind, type, key)
        } else if form.kind == .optional, isOptional(key.type, from: component) {
            add(binding, to: _GraphModel.absent, .optional, type, key)
        } else {
            add(binding, to: _GraphModel.missing, form.kind, type, key)
        }
    }

    private mutating func form(of type: Any.Type) -> _Form? {
        let id = ObjectIdentifier(type)
        if let form = forms[id] { return form }
        let form = _Form(of: type)
        forms[id] = .some(form)
        return form
    }

    /// The kind of an edge over a shape: an optional defers where the value itself does.
    private func edge(
        _ kind: BindingGraph.Edge.Kind, isTagged: Bool, to target: Int
    ) -> BindingGraph.Edge.Kind {
        guard kind == .optional else { return kind }
        let value = isTagged ? .provider : Self.edge(to: planner.model.bindings[target].kind)
        return value.isDeferred ? value : .optional
    }

    private static func edge(to kind: _GraphModel.Kind) -> BindingGraph.Edge.Kind {
        switch kind {
        case .componentFactory: .componentFactory
        case .assistedFactory: .factory
        case .propertyInjector: .injector
        default: .direct
        }
    }

    private func find(_ type: Any.Type, from component: Int) -> Int? {
        var current = component
        while current >= 0 {
            if let binding = planner.tables[current].find(type) { return binding }
            current = planner.model.components[current].parent
        }
        return nil
    }

    private func find(_ key: _Key, from component: Int) -> Int? {
        var current = component
        while current >= 0 {
            if let binding = planner.tables[current].find(key) { return binding }
            current = planner.model.components[current].parent
        }
        return nil
    }

    private func find(_ key: _Key, above component: Int) -> Int? {
        find(key, from: planner.model.components[component].parent)
    }

    private func isOptional(_ type: Any.Type, from component: Int) -> Bool {
        var current = component
        while current >= 0 {
            if planner.optionals[current].contains(ObjectIdentifier(type)) { return true }
            current = planner.model.components[current].parent
        }
        return false
    }
}
