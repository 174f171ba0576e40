// SPDX-License-Identifier: Apache-2.0

import DICore

/// The second half: resolves the needs of all bindings into edges.
extension _Planner {
    /// Resolves the needs of all bindings, in their order.
    @_optimize(speed)
    mutating func resolve() {
        graph.model.edges.reserveCapacity(parameterCount)
        let collections = contributions()
        for binding in graph.model.bindings.indices {
            let first = graph.model.edges.count
            resolve(binding, collections)
            graph.model.bindings[binding].edges = first..<graph.model.edges.count
        }
        decideUnseen()
        dropAbsencesOfUnchosen()
    }

    @_optimize(speed)
    private mutating func resolve(_ binding: Int, _ collections: [[Int]]) {
        switch graph.model.bindings[binding].kind {
        case .seed: return
        case .collection: gather(collections.isEmpty ? [] : collections[binding], in: binding)
        case .componentFactory: resolveFactory(binding)
        case .decorator: resolveDecorator(binding)
        default:
            // Without counting a reference to the entry, which in a large graph is one more cache miss.
            let parameters = graph.parameters(of: binding)
            if parameters.isEmpty { return resolve(binding, by: graph.entry(of: binding)?.recipe) }
            let component = graph.model.bindings[binding].component
            for index in parameters.indices { request(parameters[index], by: binding, in: component) }
        }
    }

    /// Adds the edges of a binding that isn't a function of parameters.
    private mutating func resolve(_ binding: Int, by recipe: _Recipe?) {
        switch recipe {
        case .alias(let key, _): resolveAlias(binding, to: key)
        case .decision(let decider): decide(binding, by: decider)
        case .function, .objects, .component, nil: return
        }
    }

    /// Adds the edges of a component's factory: to the root, and to the bindings that are made before it.
    @_optimize(speed)
    private mutating func resolveFactory(_ binding: Int) {
        guard graph.model.bindings[binding].child >= 0 else { return }
        let child = graph.model.components[graph.model.bindings[binding].child]
        if child.rootBinding >= 0, let root = child.root {
            add(binding, to: child.rootBinding, .direct, root, _Key(root))
        }
        for index in child.bindings where graph.model.bindings[index].sharing == .eager {
            let key = graph.model.bindings[index].key
            add(binding, to: index, .direct, key.type, key)
        }
    }

    /// Adds the edges of a decorator. Its first parameter is the layer that it wraps, and so is the binding of its
    /// key in any other parameter.
    private mutating func resolveDecorator(_ binding: Int) {
        guard let parameters = graph.entry(of: binding)?.parameters else { return }
        let (inner, key) = (graph.model.bindings[binding].inner, graph.model.bindings[binding].key)
        let component = graph.model.bindings[binding].component
        if inner >= 0 {
            decorator = binding
            add(binding, to: inner, Self.edge(to: graph.model.bindings[inner].kind), key.type, key)
        }
        for index in parameters.indices.dropFirst() { request(parameters[index], by: binding, in: component) }
        decorator = -1
    }

    private mutating func resolveAlias(_ binding: Int, to key: _Key) {
        let component = graph.model.bindings[binding].component
        let target = find(key, from: component) ?? _GraphModel.missing
        add(binding, to: target, .direct, graph.model.bindings[binding].element, key)
    }

    /// The contributions of each collection, by the index of the collection's binding; empty if there are none.
    @_optimize(speed)
    private func contributions() -> [[Int]] {
        var collections: [[Int]] = []
        for index in graph.model.bindings.indices where graph.model.bindings[index].kind == .contribution {
            if collections.isEmpty { collections = Array(repeating: [], count: graph.model.bindings.count) }
            let (key, component) = (graph.model.bindings[index].key, graph.model.bindings[index].component)
            var collection = keys[component].find(key) ?? -1
            // A decorator has taken the place of the binding that it wraps.
            while collection >= 0, graph.model.bindings[collection].kind == .decorator {
                collection = graph.model.bindings[collection].inner
            }
            if collection >= 0, graph.model.bindings[collection].kind == .collection {
                collections[collection].append(index)
            }
        }
        return collections
    }

    @_optimize(speed)
    mutating func add(_ from: Int, to: Int, _ kind: NeedKind, _ request: Any.Type, _ key: _Key) {
        graph.model.append(_GraphModel.Edge(from: from, to: to, kind: kind), for: key, requesting: request)
    }

    /// Adds an edge over a shape, perhaps around a tagged value.
    private mutating func add(
        _ from: Int, to: Int, _ kind: NeedKind, _ request: Any.Type, _ key: _Key, for form: _Form, within tagged: _Form?
    ) {
        var edge = _GraphModel.Edge(from: from, to: to, kind: kind)
        edge.carryEffects(of: form, around: tagged, isMadeAnew: tagged != nil && graph.model.isMadeAnew(to))
        graph.model.append(edge, for: key, requesting: request)
    }

    /// Adds the edge of one parameter: to a binding of the type as it is, or to the value within its shape if that is bound
    /// nearer, or alone.
    @_optimize(speed)
    private mutating func request(_ type: Any.Type, by binding: Int, in component: Int) {
        let target = find(type, from: component)
        if let target, graph.model.bindings[target].component == component {
            return addPlain(binding, to: target, type)
        }
        guard let form = forms.form(of: type) else {
            return target.map { addPlain(binding, to: $0, type) }
                ?? add(binding, to: _GraphModel.missing, .direct, type, _Key(type))
        }
        // A tagged value may be within another shape; every other type within a shape is a plain key.
        let tagged = forms.form(of: form.value).flatMap { $0.isValue ? $0 : nil }
        let inner = _Key(tagged?.value ?? form.value)
        let value = find(inner.type, from: component)
        if let target, value.map({ depth(of: $0) > depth(of: target) }) != true {
            addPlain(binding, to: target, type)
        } else if let value {
            let kind = edge(form.kind, isTagged: tagged != nil, to: value)
            add(binding, to: value, kind, type, inner, for: form, within: tagged)
        } else if form.kind == .optional, mayBeAbsent(inner.type, from: component) {
            add(binding, to: _GraphModel.absent, .optional, type, inner)
        } else {
            add(binding, to: _GraphModel.missing, form.kind, type, inner, for: form, within: nil)
        }
    }

    private mutating func addPlain(_ binding: Int, to target: Int, _ type: Any.Type) {
        add(binding, to: target, Self.edge(to: graph.model.bindings[target].kind), type, _Key(type))
    }

    private func depth(of binding: Int) -> Int {
        graph.model.components[graph.model.bindings[binding].component].depth
    }

    /// Finds the nearest binding of a type without a qualifier, without counting the reference in a key.
    @_optimize(speed)
    private mutating func find(_ type: Any.Type, from component: Int) -> Int? {
        if decorator >= 0, let inner = innerLayer(of: _Key(type), in: component) { return inner }
        return graph.model.nearest(from: component) { keys[$0].find(type) }
    }

    /// Finds the nearest binding of a key.
    @_optimize(speed)
    mutating func find(_ key: _Key, from component: Int) -> Int? {
        if decorator >= 0, let inner = innerLayer(of: key, in: component) { return inner }
        return graph.model.nearest(from: component) { keys[$0].find(key) }
    }

    /// The layer within the current decorator, for a request of its own key.
    private mutating func innerLayer(of key: _Key, in component: Int) -> Int? {
        let found = graph.model.bindings[decorator]
        return found.key == key && found.component == component ? found.inner : nil
    }

    /// Whether a component or one of its ancestors declares that a type may be unbound.
    private mutating func mayBeAbsent(_ type: Any.Type, from component: Int) -> Bool {
        let type = ObjectIdentifier(type)
        return graph.model.nearest(from: component) { absences[$0].contains(type) ? true : nil } ?? false
    }

    /// The kind of an edge over a shape: an optional defers where the value itself does.
    private mutating func edge(
        _ kind: NeedKind, isTagged: Bool, to target: Int
    ) -> NeedKind {
        guard kind == .optional else { return kind }
        let value = isTagged ? .provider : Self.edge(to: graph.model.bindings[target].kind)
        return value.isDeferred ? value : .optional
    }

    private static func edge(to kind: _GraphModel.Kind) -> NeedKind {
        switch kind {
        case .componentFactory: .componentFactory
        case .assistedFactory: .factory
        case .propertyInjector: .injector
        default: .direct
        }
    }
}

extension _GraphModel.Edge {
    /// Takes over the effects that a shape carries, perhaps around a tagged provider.
    ///
    /// The `get()` of such a provider comes last and may be called elsewhere. The outer shape makes what the provider then
    /// reads, but nothing would make an unshared instance.
    package mutating func carryEffects(of form: _Form, around tagged: _Form?, isMadeAnew: Bool) {
        readiness = form.readiness
        isConfined = (tagged ?? form).isConfined
        guard let tagged else { return }
        readiness = isMadeAnew ? tagged.readiness : tagged.readiness.union(form.readiness.fallible)
    }
}
