// SPDX-License-Identifier: Apache-2.0

import DICore

/// What is needed in a graph, and what is not.
///
/// Needs are followed from the roots of all components and from what is made before them. Besides, as used count: what is
/// kept on purpose; what an error is about, since mending that may need it; and what has a qualifier, as soon as some
/// binding of its type is chosen by one, for the others are its alternatives.
struct Usage {
    private let model: _GraphModel
    private var isUsed: [Bool]
    private var queue: [Int] = []
    /// Bindings with a qualifier by their types, filled when a need first chooses one by that.
    private var alternatives: [ObjectIdentifier: [Int]] = [:]
    private var hasAlternatives: Bool = false
    /// The factory of each component, filled when an error asks.
    private var factories: [Int] = []
    /// The collection that each unused contribution is part of.
    private(set) var collections: [Int: Int] = [:]

    init(_ model: _GraphModel, beside errors: [_Finding]) {
        self.model = model
        isUsed = Array(repeating: false, count: model.bindings.count)
        for component in model.components where component.rootBinding >= 0 { use(component.rootBinding) }
        for index in model.bindings.indices where model.bindings[index].sharing == .eager { use(index) }
        for index in model.allowances.keys where model.allows(.unusedBinding, for: index) { use(index) }
        for error in errors { use(whatIsWrongIn: error) }
        follow()
        useNearMisses(of: errors)
        findCollections()
    }

    /// The bindings that nothing used needs, one for each place in which a line stands, if that is so in all of them.
    var unused: [Int] {
        let candidates = model.bindings.indices.filter { index in
            switch model.bindings[index].kind {
            case .seed, .collection: false
            case .contribution: !isUsed[index] && collections[index] != nil
            default: !isUsed[index] && model.bindings[index].duplicateOf < 0
            }
        }
        guard model.components.count > 1, !candidates.isEmpty else { return candidates }
        var lines = Set(candidates.compactMap { UnusedBindingRule.Line(model.bindings[$0]) })
        for index in model.bindings.indices where isUsed[index] {
            if let line = UnusedBindingRule.Line(model.bindings[index]) { lines.remove(line) }
        }
        return candidates.filter { UnusedBindingRule.Line(model.bindings[$0]).map(lines.contains) == true }
    }

    /// For each unused binding those that need it, which are unused, too.
    var requesters: [Int: [Int]] {
        var requesters: [Int: [Int]] = [:]
        for edge in model.edges where edge.to >= 0 && !isUsed[edge.to] && edge.from != edge.to {
            if requesters[edge.to]?.last != edge.from { requesters[edge.to, default: []].append(edge.from) }
        }
        return requesters
    }

    /// The modules of which every binding is unused, with the components that include them.
    func unusedModules(_ unused: [Int]) -> [ObjectIdentifier: [Int]] {
        var modules: [ObjectIdentifier: [Int]] = [:]
        for index in unused {
            guard let module = model.bindings[index].module else { continue }
            modules[ObjectIdentifier(module), default: []].append(model.bindings[index].component)
        }
        guard !modules.isEmpty else { return modules }
        let isUnused = Set(unused)
        for index in model.bindings.indices where !isUnused.contains(index) {
            if let module = model.bindings[index].module { modules[ObjectIdentifier(module)] = nil }
        }
        return modules
    }

    private mutating func use(_ binding: Int) {
        guard binding >= 0, !isUsed[binding] else { return }
        isUsed[binding] = true
        queue.append(binding)
    }

    private mutating func follow() {
        while let binding = queue.popLast() {
            for index in model.bindings[binding].edges {
                if model.edges[index].key.isQualified { useAlternatives(to: model.edges[index].key.type) }
                use(model.edges[index].to)
            }
        }
    }

    private mutating func useAlternatives(to type: Any.Type) {
        if !hasAlternatives {
            hasAlternatives = true
            for index in model.bindings.indices where model.bindings[index].key.isQualified {
                alternatives[ObjectIdentifier(model.bindings[index].key.type), default: []].append(index)
            }
        }
        for index in alternatives.removeValue(forKey: ObjectIdentifier(type)) ?? [] { use(index) }
    }

    private mutating func use(whatIsWrongIn error: _Finding) {
        switch error {
        case .missingBinding(let edges): for edge in edges { use(model.edges[edge].from) }
        case .missingRoot(let component): useFactories(above: component)
        case .qualifierUnmatched(let edge): use(model.edges[edge].from)
        case .duplicateBinding(let bindings), .duplicateDictionaryKey(let bindings):
            for binding in bindings { use(binding) }
        case .collectionClash(let whole, let contributions): for binding in [whole] + contributions { use(binding) }
        case .dependencyCycle(let closing, _): use(model.edges[closing].from)
        case .seedClash(let binding): useFactories(above: model.bindings[binding].component)
        case .scopeNesting(let component, _, let others):
            for index in [component] + others { useFactories(above: index) }
        case .recursiveComponent(let component, _): useFactories(above: component)
        // What is needed below is not known.
        case .tooManyComponents: for index in model.bindings.indices { use(index) }
        default: break
        }
    }

    /// The factories of a component and of its ancestors, up to the first that is used.
    private mutating func useFactories(above component: Int) {
        if factories.isEmpty { factories = Self.factories(in: model) }
        for current in model.lineage(of: component) {
            guard factories[current] >= 0, !isUsed[factories[current]] else { return }
            use(factories[current])
        }
    }

    /// The factory of each component, or -1.
    private static func factories(in model: _GraphModel) -> [Int] {
        var factories: [Int] = Array(repeating: -1, count: model.components.count)
        for index in model.bindings.indices where model.bindings[index].child > model.bindings[index].component {
            factories[model.bindings[index].child] = index
        }
        return factories
    }

    /// What errors do not speak of, but what mending them may need: what is bound of a type that is missing, under another
    /// key; the other entries of a dictionary; the factory of a component that would contain itself.
    private mutating func useNearMisses(of errors: [_Finding]) {
        guard !errors.isEmpty else { return }
        var missing: Set<ObjectIdentifier> = []
        var dictionaries: Set<_Key> = []
        for error in errors {
            switch error {
            case .missingBinding(let edges):
                missing.insert(ObjectIdentifier(_Key.core(of: model.edges[edges[0]].key.type)))
            case .duplicateDictionaryKey(let bindings): dictionaries.insert(model.bindings[bindings[0]].key)
            default: break
            }
        }
        for index in model.bindings.indices where !isUsed[index] {
            let isRecursion =
                model.bindings[index].child >= 0
                && model.bindings[index].child <= model.bindings[index].component
            let isEntry = model.bindings[index].entryKey != nil && dictionaries.contains(model.bindings[index].key)
            if isRecursion || isEntry || (!missing.isEmpty && isNear(index, missing)) { use(index) }
        }
        follow()
    }

    private func isNear(_ index: Int, _ missing: Set<ObjectIdentifier>) -> Bool {
        guard model.bindings[index].kind != .collection else { return false }
        return missing.contains(ObjectIdentifier(_Key.core(of: model.bindings[index].key.type)))
    }

    private mutating func findCollections() {
        for index in model.edges.indices where model.edges[index].kind == .collection {
            let (from, to) = (model.edges[index].from, model.edges[index].to)
            guard to >= 0, !isUsed[to], model.bindings[to].kind == .contribution else { continue }
            collections[to] = from
        }
    }
}
