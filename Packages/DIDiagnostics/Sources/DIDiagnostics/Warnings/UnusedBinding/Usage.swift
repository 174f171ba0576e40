// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The used and the unused bindings of a valid graph.
///
/// Needs are followed from the roots of all components, and from eager bindings. Also counted as used: bindings kept with
/// `allowing(.unusedBinding)`; bindings of a type that is requested in a module that was not chosen; and all bindings of a type
/// with qualifiers as soon as one of them is chosen, because the others are its alternatives.
struct Usage: ~Copyable {
    private let model: _GraphModel
    private var isUsed: [Bool]
    private var queue: [Int] = []
    /// The bindings with a qualifier that no need has chosen yet, by type.
    private lazy var alternatives: [ObjectIdentifier: [Int]] = Dictionary(
        grouping: model.bindings.indices.filter { model.bindings[$0].key.isQualified }
    ) { ObjectIdentifier(model.bindings[$0].key.type) }
    /// The collection of each unused contribution.
    private(set) var collections: [Int: Int] = [:]

    init(_ model: _GraphModel, _ conditions: KnownConditions) {
        self.model = model
        isUsed = Array(repeating: model.isForInjector, count: model.bindings.count)
        for component in model.components { use(component.rootBinding) }
        let requested = Set(conditions.requests.map { ObjectIdentifier(_Key.core(of: $0)) })
        for (index, binding) in model.bindings.enumerated() {
            let isRequested =
                !requested.isEmpty && binding.kind != .collection
                && requested.contains(ObjectIdentifier(_Key.core(of: binding.key.type)))
            if binding.sharing == .eager || isRequested || model.allows(.unusedBinding, for: index) { use(index) }
        }
        follow()
        for edge in model.edges where edge.kind == .collection && edge.to >= 0 && !isUsed[edge.to] {
            if model.bindings[edge.to].kind == .contribution { collections[edge.to] = edge.from }
        }
    }

    /// The unused bindings whose line is unused in all of its places.
    var unused: [Int] {
        let candidates = model.bindings.indices.filter { index in
            switch model.bindings[index].kind {
            case .seed, .collection: false
            case .decorator: !isUsed[index] && model.decoratesInherited(index)
            case .contribution: !isUsed[index] && collections[index] != nil
            default: !isUsed[index]
            }
        }
        guard model.components.count > 1, !candidates.isEmpty else { return candidates }
        let used = Set(model.bindings.indices.filter { isUsed[$0] }.compactMap { SourceLine(model.bindings[$0]) })
        return candidates.filter { SourceLine(model.bindings[$0]).map(used.contains) == false }
    }

    /// The requesters of each unused binding, which are unused as well; empty for a used one.
    var requesters: [[Int]] {
        var requesters: [[Int]] = Array(repeating: [], count: model.bindings.count)
        for edge in model.edges where edge.to >= 0 && !isUsed[edge.to] && edge.from != edge.to {
            // The requesters of a decorated binding request its outermost decorator.
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
            // An opaque factory may request everything that its component sees.
            if model.bindings[binding].isOpaque {
                let seen = model.lineage(of: model.bindings[binding].component)
                for index in seen.flatMap({ model.components[$0].bindings }) { use(index) }
            }
            for index in model.bindings[binding].edges {
                let key = model.key(ofEdge: index)
                if key.isQualified {
                    for index in alternatives.removeValue(forKey: ObjectIdentifier(key.type)) ?? [] { use(index) }
                }
                use(model.edges[index].to)
            }
            for candidate in model.unchosen[binding] ?? [] { use(candidate) }
            // A used binding keeps its decorators, too.
            use(model.bindings[binding].outer)
        }
    }

    private mutating func use(_ binding: Int) {
        guard binding >= 0, !isUsed[binding] else { return }
        isUsed[binding] = true
        queue.append(binding)
    }
}
