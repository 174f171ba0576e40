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

    /// Prepares the names and the ways to the root.
    public init(_ model: _GraphModel) {
        self.model = model
        names = TypeNames(of: Self.types(of: model))
        nearestNeed = Self.waysFromRoot(in: model)
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
        case .dependencyCycle(let edges): dependencyCycle(edges)
        case .scopeNesting(let component, let ancestor): scopeNesting(component, ancestor)
        case .seedClash(let binding): seedClash(binding)
        case .recursiveComponent(let component, let index): recursiveComponent(component, index)
        case .overrideTargetsNothing(let index): overrideTargetsNothing(index)
        }
    }

    private static func types(of model: _GraphModel) -> [Any.Type] {
        var types: [Any.Type] = []
        for component in model.components {
            types += [component.type, component.scope, component.root]
            types += component.recursions.map(\.type)
            if let seed = component.seed { types.append(seed) }
        }
        for binding in model.bindings {
            types += [binding.key.type, binding.element]
            if let module = binding.module { types.append(module) }
        }
        for edge in model.edges { types.append(edge.key.type) }
        for override in model.unusedOverrides { types.append(override.key.type) }
        return types + types.compactMap { ($0 as? any Tag.Type).map { tag in tag._element } }
    }

    /// A breadth-first search from the root of the root component, then from those of the others.
    private static func waysFromRoot(in model: _GraphModel) -> [Int] {
        var needs: [Int] = Array(repeating: -1, count: model.bindings.count)
        var seen: [Bool] = Array(repeating: false, count: model.bindings.count)
        for start in model.components.map(\.rootBinding) where start >= 0 && !seen[start] {
            seen[start] = true
            var queue: [Int] = [start]
            var next = 0
            while next < queue.count {
                for index in model.bindings[queue[next]].edges {
                    let target = model.edges[index].to
                    guard target >= 0, !seen[target] else { continue }
                    seen[target] = true
                    needs[target] = index
                    queue.append(target)
                }
                next += 1
            }
        }
        return needs
    }
}

extension Tag {
    /// The element's type, for those who hold the tag's type only.
    static var _element: Any.Type { Element.self }
}
