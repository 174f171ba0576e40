// SPDX-License-Identifier: Apache-2.0

import DICore

/// Makes the one model of a graph: configures each component once, puts it in its places, and resolves every need.
struct _Planner {
    var model = _GraphModel()
    /// The entry of each binding, by the binding's `source`.
    var entries: [_Entry] = []
    /// The definition of each component, by its index.
    var definitions: [_Definition] = []
    /// The bindings of each component by key.
    var tables: [_KeyTable] = []
    /// Types that are meant to be possibly absent, by component.
    var optionals: [Set<ObjectIdentifier>] = []

    /// What the bindings that a higher layer adds are settled by.
    let surroundings: (any _Surroundings)?
    /// What was found wrong when they were settled.
    var settled: [_Settled] = []
    /// The bindings that overriding modules have replaced, with their components; only those that would be settled.
    private(set) var replaced: [(entry: _Entry, component: Int)] = []

    private var known: [ObjectIdentifier: _Definition] = [:]
    private var overrides: _Overrides

    private init(_ overrides: _Overrides, _ surroundings: (any _Surroundings)?) {
        self.overrides = overrides
        self.surroundings = surroundings
        model.overridingModules = overrides.modules
    }

    /// Plans a component. Complexity: linear in bindings and their parameters.
    static func plan<C: RootComponent>(
        _ component: C.Type, overriding modules: [any Module.Type], in surroundings: (any _Surroundings)?
    ) -> _Plan {
        var planner = _Planner(_Overrides(modules, of: C.self), surroundings)
        var root = _Definition(C.self)
        planner.overrides.addIncluded(to: &root)
        planner.place(root, parent: -1, at: nil)
        planner.noteUnusedOverrides()
        var resolver = _Resolver(consume planner)
        resolver.resolve()
        return _Plan(resolver.planner)
    }

    /// Adds a component and, after it, those that it installs.
    private mutating func place(_ definition: _Definition, parent: Int, at place: _SourcePlace?) {
        let index = model.components.count
        model.components.append(
            _GraphModel.Component(
                type: definition.type, parent: parent, depth: parent < 0 ? 0 : model.components[parent].depth + 1,
                scope: definition.scope, seed: definition.seedKey, root: definition.rootType, place: place))
        definitions.append(definition)
        tables.append(_KeyTable(capacity: definition.entries.count))
        let absences = definition.optionals.flatMap { optional in
            Self.keys(ofOptional: optional.type).map { (key: _Key($0), place: optional.place) }
        }
        optionals.append(Set(absences.map { ObjectIdentifier($0.key.type) }))
        model.components[index].absences = absences
        model.components[index].includers = definition.includers
        model.bindings.makeRoom(for: definition.entries.count + 8)
        entries.makeRoom(for: definition.entries.count)
        let first = model.bindings.count
        addSeed(of: definition, to: index)
        for entry in overrides.apply(to: definition.entries, in: index, below: model.ancestors(of: index)) {
            add(entry, to: index)
        }
        replaced += overrides.takeReplaced().map { ($0, index) }
        addCollections(of: definition, to: index)
        model.components[index].bindings = first..<model.bindings.count
        placeChildren(of: index)
    }

    private mutating func placeChildren(of parent: Int) {
        for binding in model.components[parent].bindings {
            guard let type = entry(of: binding)?.installed, let place = model.bindings[binding].place else { continue }
            var ancestor = parent
            while ancestor >= 0, model.components[ancestor].type != type {
                ancestor = model.components[ancestor].parent
            }
            if ancestor >= 0 {
                model.components[parent].recursions.append((type, place))
                model.bindings[binding].child = ancestor
            } else if let limit = limit(reachedBelow: parent) {
                model.refusal = _GraphModel.Refusal(limit, type: type, parent: parent, place: place)
            } else {
                model.bindings[binding].child = model.components.count
                self.place(definition(of: type), parent: parent, at: place)
            }
            // What is refused once would be refused again and again: a chain without end, or twice as many places.
            if model.refusal != nil { return }
        }
    }

    /// The limit that one more component would exceed.
    private func limit(reachedBelow parent: Int) -> _GraphModel.Refusal.Limit? {
        if model.components[parent].depth + 1 >= _GraphModel.depthLimit { return .depth }
        return model.components.count >= _GraphModel.placeLimit ? .places : nil
    }

    /// The definition of a component, configured on first use.
    private mutating func definition(of type: any ComponentBase.Type) -> _Definition {
        if let definition = known[ObjectIdentifier(type)] { return definition }
        let definition = _Definition(type)
        known[ObjectIdentifier(type)] = definition
        return definition
    }

    /// The entry of a binding; a seed and a collection that is put together have none.
    func entry(of binding: Int) -> _Entry? {
        let source = model.bindings[binding].source
        return source >= 0 ? entries[source] : nil
    }

    private mutating func addSeed(of definition: _Definition, to component: Int) {
        guard let key = definition.seedKey else { return }
        append(
            _GraphModel.Binding(
                key: _Key(key), element: definition.seedElement, kind: .seed, sharing: .none, component: component,
                module: nil, place: nil, source: -1))
    }

    private mutating func add(_ entry: _Entry, to component: Int) {
        let index = model.bindings.count
        entries.append(entry)
        var binding = _GraphModel.Binding(
            key: _Key(entry.key, entry.qualifier), element: entry.element,
            kind: entry.collection == nil ? entry.kind : .contribution, sharing: entry.sharing,
            component: component, module: entry.module, place: entry.place, source: entries.count - 1,
            entryKey: entry.entryKey)
        binding.isPlural = entry.isPlural
        binding.isOverride = entry.isOverride
        if !entry.allowed.isEmpty { model.allowances[index] = Set(entry.allowed) }
        append(binding)
        if entry.isRoot, model.components[component].rootBinding < 0 {
            model.components[component].rootBinding = index
        }
    }

    private mutating func append(_ binding: _GraphModel.Binding) {
        let index = model.bindings.count
        if binding.kind != .contribution {
            let first = tables[binding.component].insert(binding.key, index)
            if first != index {
                var duplicate = binding
                duplicate.duplicateOf = first
                model.bindings.append(duplicate)
                return
            }
        }
        model.bindings.append(binding)
    }

    /// Adds the collections that contributions make, and the empty ones that are meant.
    private mutating func addCollections(of definition: _Definition, to component: Int) {
        for index in contributions(of: definition, in: component) {
            let part = model.bindings[index]
            guard tables[component].find(part.key) == nil, let type = entry(of: index)?.collection else { continue }
            addCollection(part.key, type, to: component)
        }
        for type in definition.optionals.lazy.flatMap({ Self.keys(ofOptional: $0.type) }) {
            let key = _Key(type)
            guard tables[component].find(key) == nil, let type = key.element as? any _CollectionShape.Type else {
                continue
            }
            addCollection(key, type, to: component)
        }
    }

    /// The contributions of the component that was added last.
    private func contributions(of definition: _Definition, in component: Int) -> [Int] {
        guard definition.entries.contains(where: { $0.collection != nil }) || !overrides.isEmpty else { return [] }
        let own = model.bindings.indices.reversed().prefix { model.bindings[$0].component == component }
        return own.reversed().filter { model.bindings[$0].kind == .contribution }
    }

    private mutating func addCollection(_ key: _Key, _ type: any _CollectionShape.Type, to component: Int) {
        append(
            _GraphModel.Binding(
                key: key, element: type, kind: .collection, sharing: .none, component: component, module: nil,
                place: nil, source: -1))
    }

    private mutating func noteUnusedOverrides() {
        for entry in overrides.unused() {
            let key = _Key(entry.key, entry.qualifier)
            let kind = model.bindings.first { $0.key == key }?.kind
            model.unusedOverrides.append(
                _GraphModel.UnusedOverride(
                    key: key, place: entry.place ?? _SourcePlace("", 0), module: entry.module,
                    kind: entry.installed == nil ? kind : .componentFactory))
        }
    }

    /// The keys that `bindOptional` means: for a provider that of its element, for a tag also that of what is tagged.
    private static func keys(ofOptional type: Any.Type) -> [Any.Type] {
        if let provider = type as? any _SeedProvider.Type { return [provider._key] }
        guard let tag = type as? any Tag.Type else { return [type] }
        return [type, _Key.type(taggedWith: tag)]
    }
}

extension Array {
    /// Makes room for further elements, and for as many again as there are, so that appending in many steps stays linear.
    fileprivate mutating func makeRoom(for further: Int) {
        guard count + further > capacity else { return }
        reserveCapacity(Swift.max(count + further, 2 * count))
    }
}
