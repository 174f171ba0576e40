// SPDX-License-Identifier: Apache-2.0

import DICore

extension _PlannedGraph {
    /// Plans a component; the effects of the graph are still to be followed. Complexity: linear in bindings and their
    /// parameters.
    package init(of root: _Definition, _ options: _PlanOptions) {
        _ = _LinkedImages.areSeveral
        var planner = _Planner(root, options)
        let inherited = planner.graph.model.conditions.choices.count
        planner.overrides?.addIncluded(to: root)
        planner.place(root, parent: -1, at: nil)
        planner.moveChoices(inherited)
        planner.noteUnusedOverrides()
        planner.unseen = planner.overrides?.replaced ?? []
        planner.resolve()
        if let again = root.again {
            planner.graph.keepReplanning(options) { _PlannedGraph(of: again($0.circumstances), $0) }
        }
        self = planner.graph
    }
}

/// Makes the model of a graph: configures each component once and puts it in its places, then resolves all needs.
struct _Planner: ~Copyable {
    // Written by the planner's own files only.
    var graph: _PlannedGraph = _PlannedGraph()
    /// The bindings of each component by key.
    var keys: [_KeyTable] = []
    /// The types that each component declares optional.
    var absences: [_AddressTable] = []
    /// The overrides, if the options have some.
    let overrides: _Overrides?
    /// The number of parameters of all bindings.
    private(set) var parameterCount: Int = 0
    /// The decorators of the component that is being placed, in the order of registration.
    var decorators: [Int] = []
    /// The components that are configured, and their indices in `definitions`.
    private(set) var known: _AddressTable = _AddressTable()
    private var definitions: [_Definition] = []
    /// The input of a higher layer that bindings are decided by.
    let context: _ContextReference?
    /// The qualified bindings of each type, to choose among; made on first use.
    var qualified: _QualifiedBindings?
    /// The decisions that hold in every place of a component.
    var decisions: [ObjectIdentifier: _Decision] = [:]
    /// The decorator whose needs are being resolved, or -1.
    var decorator: Int = -1
    /// The decided bindings that are not in the graph.
    var unseen: [_UnseenBinding] = []
    /// The entries of an overlaid graph whose bindings have no node there.
    private(set) var absentBelow: Set<ObjectIdentifier> = []
    var forms: _FormTable = _FormTable()

    fileprivate init(_ root: _Definition, _ options: _PlanOptions) {
        overrides = root.base == nil ? options.overriding?.apply(root.name, options.circumstances) : nil
        context = options.contextReference
        if options.notesModules { graph.modules = _AddressTable() }
        if let overrides {
            graph.model.overridingModules = overrides.modules
            graph.model.hasListOverrides = overrides.hasDeclarations
        }
        if let base = root.base?() {
            graph = _PlannedGraph(over: base)
            absentBelow = Set(base.absent.compactMap { base.entry(of: $0).map { ObjectIdentifier($0) } })
        }
        graph.model.conditions.circumstances = options.circumstances
    }

    /// Adds a component and, after it, the components that it installs.
    @_optimize(speed)
    fileprivate mutating func place(_ definition: _Definition, parent: Int, at place: _SourcePlace?) {
        let index = graph.model.components.count
        var component = _GraphModel.Component(
            type: definition.name, parent: parent, depth: parent < 0 ? 0 : graph.model.components[parent].depth + 1,
            scope: definition.scope, seed: definition.seedKey, root: definition.rootType, place: place)
        // Replacing an empty array by another one instantiates the metadata of its type.
        if !definition.content.optionals.isEmpty {
            component.absences = definition.content.optionals.flatMap { optional in
                Self.keys(ofOptional: optional.type).map { (key: _Key($0), place: optional.place) }
            }
        }
        component.includers = definition.content.includers
        component.list = definition.list
        if !definition.content.scopedInclusions.isEmpty {
            component.misplacedModules = definition.content.scopedInclusions.filter {
                !component.takes(modulesOf: $0.scope)
            }
        }
        component.construction = definition.construction
        component.isOverlaid = definition.isOverlaid
        keys.append(_KeyTable(capacity: definition.entries.count))
        absences.append(_AddressTable())
        for absence in component.absences { _ = absences[index].insert(ObjectIdentifier(absence.key.type)) }
        graph.components.append(definition.type)
        graph.modules?.formUnion(definition.content.modules)
        graph.modules?.formUnion(definition.choices.modules)
        graph.guards.formUnion(definition.choices.guards)
        graph.origins.append(definition.origin)
        graph.model.components.append(component)
        graph.model.bindings.makeRoom(for: definition.entries.count + 8)
        graph.entries.makeRoom(for: definition.entries.count)
        let first = graph.model.bindings.count
        addSeed(of: definition, to: index)
        let replaced = withoutReplaced(definition.entries, in: index)
        let entries = withoutIdleFallbacks(replaced?.entries ?? definition.entries, in: index)
        for entry in overrides?.apply(to: entries, in: index, of: graph.model) ?? entries {
            add(entry, to: index)
        }
        addCollections(of: definition, to: index, from: first)
        if let types = replaced?.types, !types.isEmpty { allowUnused(types, from: first) }
        decorate(index)
        takeRoot(of: index)
        graph.model.components[index].bindings = first..<graph.model.bindings.count
        add(definition.choices, of: definition, to: index)
        placeChildren(of: index, definition.child)
    }

    /// Takes the binding of the root's type as the root of a component with a list, unless `configureRoot` binds it.
    private mutating func takeRoot(of component: Int) {
        // Reads single fields, since a copy of a component counts many references.
        guard graph.model.components[component].list != nil, graph.model.components[component].rootBinding < 0,
            let root = graph.model.components[component].root, let binding = keys[component].find(root)
        else { return }
        graph.model.components[component].rootBinding = binding
    }

    @_optimize(speed)
    private mutating func placeChildren(of parent: Int, _ known: ((_Entry) -> _Definition?)?) {
        for binding in graph.model.components[parent].bindings
        where graph.model.bindings[binding].kind == .componentFactory {
            guard let entry = graph.entry(of: binding), let type = entry.installed,
                let place = graph.model.bindings[binding].place
            else { continue }
            if let ancestor = nearest(type, upFrom: parent) {
                graph.model.components[parent].recursions.append((type, place))
                graph.model.bindings[binding].child = ancestor
            } else if let limit = limit(reachedBelow: parent) {
                graph.model.refusal = (limit, type, parent, place)
            } else {
                graph.model.bindings[binding].child = graph.model.components.count
                self.place(known?(entry) ?? definition(of: type), parent: parent, at: place)
            }
            // A refusal would repeat itself without end: an infinite chain, or twice as many places.
            if graph.model.refusal != nil { return }
        }
    }

    /// The place of a component at or above another one.
    private func nearest(_ type: Any.Type, upFrom component: Int) -> Int? {
        graph.model.lineage(of: component).first { graph.model.components[$0].type == type }
    }

    /// The limit that one more component would exceed.
    private func limit(reachedBelow parent: Int) -> _GraphModel.Limit? {
        if graph.model.components[parent].depth + 1 >= _GraphModel.depthLimit { return .depth }
        return graph.model.components.count >= _GraphModel.placeLimit ? .places : nil
    }

    /// The definition of a component, configured on first use.
    @_optimize(speed)
    mutating func definition(of type: any Component.Type) -> _Definition {
        if let index = known[ObjectIdentifier(type)] { return definitions[index] }
        let definition = _Definition(type, in: graph.model.conditions.circumstances)
        _ = known.insert(definitions.count, for: ObjectIdentifier(type))
        definitions.append(definition)
        return definition
    }

    fileprivate mutating func noteUnusedOverrides() {
        for entry in overrides?.unused() ?? [] { noteUnused(entry) }
    }

    mutating func noteUnused(_ entry: _Entry) {
        let kind = graph.model.bindings.first { $0.key == entry.key }?.kind
        var unused = _GraphModel.UnusedOverride(
            key: entry.key, place: entry.place ?? _SourcePlace("", 0), module: entry.module,
            kind: entry.installed == nil ? kind : .componentFactory, isDecorator: entry.kind == .decorator)
        unused.contributor = entry.replacement?.type
        graph.model.unusedOverrides.append(unused)
    }

    /// The keys that `bindOptional` means: for a tag, its values' key as well.
    private static func keys(ofOptional type: Any.Type) -> [Any.Type] {
        let key = _Key.type(meantBy: type)
        return type is any Tag.Type ? [type, key] : [key]
    }
}

// The bindings of a component.
extension _Planner {
    private mutating func addSeed(of definition: _Definition, to component: Int) {
        guard let key = definition.seedKey else { return }
        append(
            _GraphModel.Binding(
                key: _Key(key), element: definition.seedElement, kind: .seed, sharing: .unshared, component: component,
                module: nil, place: nil, source: -1))
    }

    @_optimize(speed)
    mutating func add(_ entry: _Entry, to component: Int) {
        let index = graph.model.bindings.count
        var binding = _GraphModel.Binding(
            key: entry.key, element: entry.element, kind: entry.kind, sharing: entry.sharing,
            component: component, module: entry.module, place: entry.place, source: graph.entries.count)
        binding.isOverride = entry.isOverride
        binding.isDeclared = entry.isDeclared
        binding.effects = entry.effects
        binding.isMainOnly = entry.isMainOnly
        binding.isOpaque = entry.isOpaque
        if let part = entry.part {
            binding.kind = .contribution
            binding.isPlural = part.isPlural
            if let key = part.entryKey { graph.model.entryKeys[index] = key }
        }
        if let hooks = entry.hooks { binding.hooks = hooks.kinds }
        if entry.isDefault { graph.model.defaults.insert(index) }
        if !entry.allowed.isEmpty { graph.model.allowances[index] = entry.allowed }
        graph.entries.append(entry)
        parameterCount += entry.parameters.count
        append(binding)
        if entry.isRoot, graph.model.components[component].rootBinding < 0 {
            graph.model.components[component].rootBinding = index
        }
    }

    @_optimize(speed)
    private mutating func append(_ binding: _GraphModel.Binding) {
        let index = graph.model.bindings.count
        graph.model.bindings.append(binding)
        switch binding.kind {
        case .contribution: return
        case .decorator: return decorators.append(index)
        default: break
        }
        let first = keys[binding.component].insert(binding.key, index)
        if first != index { graph.model.bindings[index].duplicateOf = first }
    }

    /// Adds the collections that contributions make, and the empty ones that are declared.
    @_optimize(speed)
    private mutating func addCollections(of definition: _Definition, to component: Int, from first: Int) {
        for index in first..<graph.model.bindings.count where graph.model.bindings[index].kind == .contribution {
            guard let part = graph.entry(of: index)?.part else { continue }
            addCollection(graph.model.bindings[index].key, part.collection, to: component)
        }
        for type in definition.content.optionals.lazy.flatMap({ Self.keys(ofOptional: $0.type) }) {
            let key = _Key(type)
            guard let type = _Key.collection(of: key.element) else { continue }
            addCollection(key, type, to: component)
        }
    }

    /// Adds a collection, unless its key is bound already.
    private mutating func addCollection(_ key: _Key, _ type: any _CollectionShape.Type, to component: Int) {
        guard keys[component].find(key) == nil else { return }
        append(
            _GraphModel.Binding(
                key: key, element: type, kind: .collection, sharing: .unshared, component: component, module: nil,
                place: nil, source: -1))
    }
}

extension Array {
    /// Makes room for further elements, and for as many again as there are, so that appending in many steps stays linear.
    fileprivate mutating func makeRoom(for further: Int) {
        guard count + further > capacity else { return }
        reserveCapacity(Swift.max(count + further, 2 * count))
    }
}
