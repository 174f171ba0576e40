// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The bindings of a graph that are used, and those that are not.
///
/// Needs are followed from the roots of all components, and from eager bindings. Also counted as used:
/// bindings kept with `allowing(.unusedBinding)`; bindings named in an error, since its fix may need them; bindings of a type
/// that is requested in a module that was not chosen; and all bindings of a type with qualifiers as soon as one of them is
/// chosen, because the others are its alternatives.
struct Usage: ~Copyable {
    private let model: _GraphModel
    private var isUsed: [Bool]
    private var queue: [Int] = []
    /// The bindings with a qualifier, by type; filled when a need first chooses one by its qualifier.
    private var alternatives: [ObjectIdentifier: [Int]] = [:]
    private var hasAlternatives: Bool = false
    /// The factory of each component; filled when an error needs it.
    private var factories: [Int] = []
    /// The cores of the keys that are missing.
    private var missing: Set<ObjectIdentifier> = []
    /// The dictionaries in which one key is contributed twice.
    private var dictionaries: Set<_Key> = []
    /// The collection of each unused contribution.
    private(set) var collections: [Int: Int] = [:]

    init(_ model: _GraphModel, _ conditions: KnownConditions, beside errors: [_Finding]) {
        self.model = model
        isUsed = Array(repeating: false, count: model.bindings.count)
        for component in model.components where component.rootBinding >= 0 { use(component.rootBinding) }
        for index in model.bindings.indices where model.bindings[index].sharing == .eager { use(index) }
        if model.isForInjector { for index in model.bindings.indices { use(index) } }
        for index in model.allowances.keys where model.allows(.unusedBinding, for: index) { use(index) }
        for error in errors { use(error) }
        follow()
        for type in conditions.requests { missing.insert(ObjectIdentifier(_Key.core(of: type))) }
        if !errors.isEmpty || !missing.isEmpty { useNearMisses() }
        findCollections()
    }

    /// The unused bindings: one for each place of a line that is unused in all of them.
    var unused: [Int] {
        let candidates = model.bindings.indices.filter { index in
            switch model.bindings[index].kind {
            case .seed, .collection: false
            case .decorator: !isUsed[index] && model.decoratesInherited(index)
            case .contribution: !isUsed[index] && collections[index] != nil
            default: !isUsed[index] && model.bindings[index].duplicateOf < 0
            }
        }
        guard model.components.count > 1, !candidates.isEmpty else { return candidates }
        var lines = Set(candidates.compactMap { SourceLine(model.bindings[$0]) })
        for index in model.bindings.indices where isUsed[index] {
            if let line = SourceLine(model.bindings[index]) { lines.remove(line) }
        }
        return candidates.filter { SourceLine(model.bindings[$0]).map(lines.contains) == true }
    }

    /// The requesters of each unused binding, which are unused as well; none of any other.
    var requesters: [[Int]] {
        var requesters: [[Int]] = Array(repeating: [], count: model.bindings.count)
        for edge in model.edges where edge.to >= 0 && !isUsed[edge.to] && edge.from != edge.to {
            // Of a decorated binding, those that request its outermost decorator.
            let target = model.base(of: edge.to)
            if model.bindings[edge.from].kind == .decorator, model.base(of: edge.from) == target { continue }
            if requesters[target].last != edge.from { requesters[target].append(edge.from) }
        }
        return requesters
    }

    /// The modules without a used binding, with the components that include them.
    func unusedModules(_ unused: [Int]) -> [ObjectIdentifier: [Int]] {
        var modules: [ObjectIdentifier: [Int]] = [:]
        for index in unused {
            guard let module = model.bindings[index].module else { continue }
            modules[ObjectIdentifier(module), default: []].append(model.bindings[index].component)
        }
        guard !modules.isEmpty else { return modules }
        let isUnused = Set(unused)
        for index in model.bindings.indices where !isUnused.contains(model.base(of: index)) {
            if let module = model.bindings[index].module { modules[ObjectIdentifier(module)] = nil }
        }
        return modules
    }

    private mutating func follow() {
        while let binding = queue.popLast() {
            if model.bindings[binding].isOpaque { useAllVisible(from: model.bindings[binding].component) }
            for index in model.bindings[binding].edges {
                let key = model.key(ofEdge: index)
                if key.isQualified { useAlternatives(to: key.type) }
                use(model.edges[index].to)
            }
            for candidate in model.unchosen[binding] ?? [] { use(candidate) }
            // Whatever keeps a binding keeps its decorators, too.
            use(model.bindings[binding].outer)
        }
    }

    /// Counts everything as used that an opaque factory of a component may request.
    private mutating func useAllVisible(from component: Int) {
        for component in model.lineage(of: component) {
            for index in model.components[component].bindings { use(index) }
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

    /// The factory of each component, or -1.
    private static func factories(in model: _GraphModel) -> [Int] {
        var factories: [Int] = Array(repeating: -1, count: model.components.count)
        for index in model.bindings.indices where model.bindings[index].child > model.bindings[index].component {
            factories[model.bindings[index].child] = index
        }
        return factories
    }

    /// Counts the bindings as used that errors do not name but whose fixes may need them: bindings of a missing type under
    /// another key, the other entries of a dictionary, the factory of a component within itself.
    private mutating func useNearMisses() {
        for index in model.bindings.indices where !isUsed[index] {
            let isRecursion =
                model.bindings[index].child >= 0
                && model.bindings[index].child <= model.bindings[index].component
            let isEntry = model.entryKeys[index] != nil && dictionaries.contains(model.bindings[index].key)
            if isRecursion || isEntry || isNear(index) { use(index) }
        }
        follow()
    }

    private func isNear(_ index: Int) -> Bool {
        guard !missing.isEmpty, model.bindings[index].kind != .collection else { return false }
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

/// The ways in which errors count bindings as used.
extension Usage {
    /// Counts the bindings as used that a fix of an error may need, so that they cause no further warnings.
    private mutating func use(_ error: _Finding) {
        switch error.kind {
        case .isolationCrossing, .mainActorFunction, .startUnreachable: use(error.first)
        case .dependencyCycle, .mainActorRequest, .mainActorThrowingRequest, .qualifierUnmatched:
            use(requesterOf: error.first)
        case .effectfulRequest, .unsharedEffect: for edge in error.list { use(requesterOf: edge) }
        case .missingBinding:
            for edge in error.list { use(requesterOf: edge) }
            useBindings(near: model.key(ofEdge: error.list[0]))
        case .decoratesNothing where error.first >= 0:
            use(error.first)
            useBindings(near: model.bindings[error.first].key)
        case .collectionClash: for binding in [error.first] + error.list { use(binding) }
        case .duplicateBinding: for binding in error.list { use(binding) }
        case .duplicateDictionaryKey:
            for binding in error.list { use(binding) }
            dictionaries.insert(model.bindings[error.list[0]].key)
        case .effectfulConstruction, .mainActorConstruction, .missingRoot, .recursiveComponent, .scopeMismatch:
            useFactories(above: error.first)
        case .scopeNesting: for component in [error.first] + error.list { useFactories(above: component) }
        case .seedClash: useFactories(above: model.bindings[error.first].component)
        // The needs below are unknown.
        case .tooManyComponents: for index in model.bindings.indices { use(index) }
        case .decoratesNothing, .overrideTargetsNothing: break
        }
    }

    /// Counts a binding as used.
    private mutating func use(_ binding: Int) {
        guard binding >= 0, !isUsed[binding] else { return }
        isUsed[binding] = true
        queue.append(binding)
    }

    /// Counts the requester of an edge as used.
    private mutating func use(requesterOf edge: Int) {
        use(model.edges[edge].from)
    }

    /// Counts the bindings of the core type of a key as used, under any key.
    private mutating func useBindings(near key: _Key) {
        missing.insert(ObjectIdentifier(_Key.core(of: key.type)))
    }

    /// Counts the factories of a component and of its ancestors as used, up to the first used one.
    private mutating func useFactories(above component: Int) {
        if factories.isEmpty { factories = Self.factories(in: model) }
        for current in model.lineage(of: component) {
            guard factories[current] >= 0, !isUsed[factories[current]] else { return }
            use(factories[current])
        }
    }
}
