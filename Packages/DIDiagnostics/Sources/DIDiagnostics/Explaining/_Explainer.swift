// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The vocabulary in which findings explain themselves: names, ways to the root, near misses.
///
/// Complexity: making one is linear in the graph; explaining a finding is linear in the length of its text.
struct _Explainer: _GraphNaming {
    let model: _GraphModel
    let names: TypeNames
    let ways: RootWays
    /// For each binding, the last edge of a shortest way from the root, or -1.
    var nearestNeed: [Int] { ways.nearestNeed }
    /// The distance of each binding from the root.
    var rank: [Int] { ways.rank }
    let similar: SimilarBindings

    /// Collects the names of a graph and the ways to its root.
    init(_ model: _GraphModel) {
        self.model = model
        names = TypeNames(of: Self.types(of: model))
        ways = RootWays(model)
        similar = SimilarBindings(model, names)
    }

    /// The name of a type: short where that is unambiguous in the graph.
    func shown(_ type: Any.Type) -> String { names.shown(type) }

    /// Collects the types that texts can name, each once, since reading a tag from the runtime is slow.
    private static func types(of model: _GraphModel) -> [Any.Type] {
        var types: [Any.Type] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ type: Any.Type) {
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            let key = _Key(type)
            if let tag = key.tag {
                add(tag)
            } else if key.element == type {
                return types.append(type)
            }
            add(key.element)
        }
        for component in model.components {
            add(component.type)
            add(component.scope)
            if let root = component.root { add(root) }
            if let seed = component.seed { add(seed) }
            for recursion in component.recursions { add(recursion.type) }
        }
        if let refusal = model.refusal { add(refusal.type) }
        for binding in model.bindings {
            add(binding.key.type)
            add(binding.element)
            if let module = binding.module { add(module) }
        }
        for edge in model.edges.indices { add(model.key(ofEdge: edge).type) }
        for choice in model.conditions.choices { if let module = choice.module { add(module) } }
        for binding in model.conditions.unchosen {
            add(binding.key.type)
            if let module = binding.module { add(module) }
        }
        for override in model.unusedOverrides {
            add(override.key.type)
            if let module = override.module { add(module) }
            if let contributor = override.contributor { add(contributor) }
        }
        return types
    }
}
