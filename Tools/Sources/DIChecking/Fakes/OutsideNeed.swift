// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// A key that a part of a program needs and that the rest of the program binds.
struct OutsideNeed {
    /// The key.
    let key: _Key
    /// The place of the first binding that needs the key.
    let place: Place?
    /// The kind of the binding outside; nil for the needs of a module alone.
    let kind: _GraphModel.Kind?
}

extension _PlanOptions {
    /// Returns the keys that a module needs and doesn't bind, each once.
    func outsideNeeds<M: Module>(of module: M.Type) -> [OutsideNeed] {
        let model = review(ofModule: M.self).model
        return model.edges.indices.compactMap { edge in
            guard model.edges[edge].to == _GraphModel.missing else { return nil }
            return OutsideNeed(
                key: model.key(ofEdge: edge), place: model.bindings[model.edges[edge].from].place?.place, kind: nil)
        }.withoutRepetition
    }

    /// Returns the keys that a part of a graph needs and the rest of it binds, and the type of the part.
    ///
    /// - Parameters:
    ///   - component: The root component of the graph.
    ///   - isPart: Whether an installed component, with those below it, or else the binding of a type is the part.
    /// - Returns: Each key once, in the order of the bindings that need it; nil if the graph has no such part.
    func outsideNeeds<C: RootComponent>(
        in component: C.Type, of isPart: (Any.Type) -> Bool
    ) -> (part: Any.Type, needs: [OutsideNeed])? {
        let model = review(of: C.self).model
        var insiders = model.bindings.map { isPart($0.element) }
        var part: Any.Type? = model.bindings.first { isPart($0.element) }?.element
        if let installed = model.components.first(where: { $0.parent >= 0 && isPart($0.type) }) {
            // Parents come before children.
            var inner: [Bool] = []
            for component in model.components {
                inner.append(component.parent >= 0 && (isPart(component.type) || inner[component.parent]))
            }
            insiders = model.bindings.map { inner[$0.component] }
            part = installed.type
        }
        guard let part, insiders.contains(true) else { return nil }
        let needs = model.edges.compactMap { edge -> OutsideNeed? in
            guard edge.to >= 0, insiders[edge.from], !insiders[edge.to] else { return nil }
            let target = model.bindings[edge.to]
            return OutsideNeed(key: target.key, place: model.bindings[edge.from].place?.place, kind: target.kind)
        }
        return (part, needs.withoutRepetition)
    }
}

extension [OutsideNeed] {
    /// The needs without later ones of the same key.
    fileprivate var withoutRepetition: [OutsideNeed] {
        var seen: Set<_Key> = []
        return filter { seen.insert($0.key).inserted }
    }
}
