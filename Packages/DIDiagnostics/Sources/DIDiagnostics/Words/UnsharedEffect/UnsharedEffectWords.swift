// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A binding that throws or awaits, is not shared, and is needed directly.
    func unsharedEffect(_ finding: _Finding) -> Diagnostic {
        let binding = finding.first
        let requesters = sortedByDistance(finding.list.map { model.edges[$0].from })
        let isWeak = model.bindings[binding].sharing == .weak
        return diagnostic(
            finding.id, .error, on: binding,
            "\(called(binding)) \(verb(binding)) and is needed directly, but is "
                + (isWeak ? "shared weakly" : "not shared"),
            trace: [sourceStep(binding)] + way(upFrom: requesters[0])
                + sortedByPlace(Array(requesters.dropFirst())).map { step(.alsoNeededBy, $0) },
            fixes: [sharing(binding, isWeak)] + deferring(binding, finding.list))
    }

    private func sharing(_ binding: Int, _ isWeak: Bool) -> String {
        let component = model.components[model.bindings[binding].component]
        if isLayerOfRoot(binding), !isDeclared(binding) {
            let what = model.bindings[binding].inner >= 0 ? "what it decorates" : "it"
            return "bind \(what) under a qualifier with sharedInScope(), and forward the root by to(qualified:)"
        }
        let shared = model.bindings[binding].inner >= 0 ? "what it decorates" : "it"
        let advice = sharing(binding, as: shared) + (isWeak ? " instead of weakly" : "")
        return component.scope == Unscoped.self && !isDeclared(binding)
            ? "give \(quoted(component.type)) a scope, and \(advice)" : advice
    }

    /// Whether a binding is the root of its component or is decorated as such, which is never shared.
    private func isLayerOfRoot(_ binding: Int) -> Bool {
        var layer = model.components[model.bindings[binding].component].rootBinding
        while layer >= 0, layer != binding { layer = model.bindings[layer].inner }
        return layer == binding
    }

    /// The advice on a request that makes an instance each time; none for what only the main actor may read, and none for
    /// the parts of collections.
    private func deferring(_ binding: Int, _ edges: [Int]) -> [String] {
        let isAsync = model.bindings[binding].effects.contains(.asynchronous)
        let wrapper = isAsync ? "AsyncProvider" : "ThrowingProvider"
        guard !isReadOnMain(binding) else { return [] }
        let advice = edges.map { edge in
            deferring(EffectWay(bindings: [binding, model.edges[edge].from], edges: [edge]), by: wrapper)
        }
        guard advice.count > 1, advice.allSatisfy({ !$0.isEmpty }) else { return advice.count == 1 ? advice[0] : [] }
        return ["let them request '\(wrapper)<\(names.shown(model.bindings[binding].key.type))>' instead"]
    }
}
