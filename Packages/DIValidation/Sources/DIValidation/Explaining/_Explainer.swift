// SPDX-License-Identifier: Apache-2.0

/// Puts findings into words.
///
/// Making one costs a pass over the graph, for the names of all types and the ways to the root; each finding then costs
/// what its text is long.
public struct _Explainer {
    let model: _GraphModel
    let names: TypeNames
    /// For each binding the edge over which it is needed on a shortest way from the root, or -1.
    let nearestNeed: [Int]
    /// For each binding its distance from the root.
    let rank: [Int]
    let similar: _SimilarBindings

    /// Prepares the names and the ways to the root.
    public init(_ model: _GraphModel) {
        self.model = model
        names = TypeNames(of: Self.types(of: model))
        (nearestNeed, rank) = Self.waysFromRoots(in: model)
        similar = _SimilarBindings(model, names)
    }

    /// Puts one finding into words.
    public func explain(_ finding: _Finding) -> Diagnostic {
        switch finding {
        case .missingBinding(let edges): missingBinding(edges)
        case .missingRoot(let component): missingRoot(component)
        case .qualifierUnmatched(let edge): qualifierUnmatched(edge)
        case .duplicateBinding(let bindings): duplicateBinding(bindings)
        case .duplicateDictionaryKey(let bindings): duplicateDictionaryKey(bindings)
        case .collectionClash(let whole, let contributions): collectionClash(whole, contributions)
        case .dependencyCycle(let closing, let arrivals): dependencyCycle(closing, arrivals)
        case .scopeNesting(let component, let ancestor, let others): scopeNesting(component, ancestor, others)
        case .seedClash(let binding): seedClash(binding)
        case .recursiveComponent(let component, let index): recursiveComponent(component, index)
        case .tooManyComponents(let refusal): tooManyComponents(refusal)
        case .overrideTargetsNothing(let index): overrideTargetsNothing(index)
        case .unusedBinding(let binding, let requesters): unusedBinding(binding, requesters)
        case .unusedContributions(let bindings, let requesters): unusedContributions(bindings, requesters)
        case .unusedModule(let bindings, let components): unusedModule(bindings, components)
        case .retainCycle(let owner, let edge, let search): retainCycle(owner, edge, search)
        case .weakValue(let binding): weakValue(binding)
        case .shadowedBinding(let binding, let hidden): shadowedBinding(binding, hidden)
        case .deferredCycle(let closing, let arrivals): deferredCycle(closing, arrivals)
        }
    }

    /// The types that texts can name, each once. A tag's element is asked of the runtime, which is slow.
    private static func types(of model: _GraphModel) -> [Any.Type] {
        var types: [Any.Type] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ type: Any.Type) {
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            guard let tag = _Key.tag(of: type) else { return types.append(type) }
            add(tag)
            add(tag._element)
        }
        for component in model.components {
            add(component.type)
            add(component.scope)
            add(component.root)
            if let seed = component.seed { add(seed) }
            for recursion in component.recursions { add(recursion.type) }
        }
        if let refusal = model.refusal { add(refusal.type) }
        for binding in model.bindings {
            add(binding.key.type)
            add(binding.element)
            if let module = binding.module { add(module) }
        }
        for edge in model.edges { add(edge.key.type) }
        for override in model.unusedOverrides {
            add(override.key.type)
            if let module = override.module { add(module) }
        }
        return types
    }
}
