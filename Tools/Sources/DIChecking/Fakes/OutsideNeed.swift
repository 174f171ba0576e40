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
    /// The kind of the binding outside; nil where a module was looked at alone.
    let kind: _GraphModel.Kind?
}

extension _PlanOptions {
    /// Returns what a module needs and doesn't bind, each key once.
    func outsideNeeds<M: Module>(of module: M.Type) -> [OutsideNeed] {
        let model = review(ofModule: M.self).model
        return model.edges.indices.compactMap { edge in
            guard model.edges[edge].to == _GraphModel.missing else { return nil }
            return OutsideNeed(
                key: model.key(ofEdge: edge), place: model.bindings[model.edges[edge].from].place?.place, kind: nil)
        }.withoutRepetition
    }

    /// Returns the keys that some components or bindings of a graph need and others of it bind.
    ///
    /// - Parameters:
    ///   - component: The root component of the graph.
    ///   - isInside: Whether a component, with those below it, or the binding of a type is in the part.
    /// - Returns: Each key once, in the order of the bindings that need it; nil if nothing is in the part.
    func outsideNeeds<C: RootComponent>(
        in component: C.Type, of isInside: (Any.Type) -> Bool
    ) -> [OutsideNeed]? {
        let model = review(of: C.self).model
        // Parents come before children.
        var inner = model.components.map { $0.parent >= 0 && isInside($0.type) }
        for (index, component) in model.components.enumerated() where component.parent >= 0 {
            inner[index] = inner[index] || inner[component.parent]
        }
        var insiders = model.bindings.map { inner[$0.component] }
        if !inner.contains(true) {
            for (index, binding) in model.bindings.enumerated() { insiders[index] = isInside(binding.element) }
        }
        guard insiders.contains(true) else { return nil }
        return model.edges.compactMap { edge in
            guard edge.to >= 0, insiders[edge.from], !insiders[edge.to] else { return nil }
            let target = model.bindings[edge.to]
            return OutsideNeed(key: target.key, place: model.bindings[edge.from].place?.place, kind: target.kind)
        }.withoutRepetition
    }
}

extension [OutsideNeed] {
    /// The needs without those of keys that an earlier one has.
    fileprivate var withoutRepetition: [OutsideNeed] {
        var seen: Set<_Key> = []
        return filter { seen.insert($0.key).inserted }
    }
}
