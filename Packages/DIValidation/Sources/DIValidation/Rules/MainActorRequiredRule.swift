// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/MainActorRequired`: a binding that belongs to the main actor, where its makers or readers may be elsewhere.
///
/// These are a component that is built elsewhere, a request that any thread may follow, and an assisted factory or
/// injector that any thread may call.
enum MainActorRequiredRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard let flow = model.flow, flow.isMain.contains(true) else { return }
        for component in model.components.indices {
            let needs = BuildNeeds(component, in: model)
            let construction = model.components[component].construction.union(needs.fallible)
            if !needs.isOnMainEnough(construction) {
                findings.append(_Finding(.mainActorConstruction, component))
            }
        }
        for edge in model.edges.indices where isFollowedAnywhere(edge, in: model, flow) {
            findings.append(_Finding(.mainActorRequest, edge))
        }
        for binding in model.bindings.indices where model.bindings[binding].kind.isCalledLater {
            guard !model.bindings[binding].effects.contains(.onMainActor) else { continue }
            let edges = model.bindings[binding].edges.filter { edge in
                let target = model.directTarget(of: edge)
                return target >= 0 && flow.isReadOnMain(target, in: model)
            }
            if !edges.isEmpty { findings.append(_Finding(.mainActorFunction, binding, list: edges)) }
        }
        for unmet in flow.unmet where isReady(unmet, in: model) {
            findings.append(_Finding(.mainActorThrowingRequest, unmet.edge, unmet.binding))
        }
    }

    /// Whether a request carries all effects of the binding that it leads to, so only the main actor is missing.
    static func isReady(_ unmet: _EffectFlow.Unmet, in model: _GraphModel) -> Bool {
        model.bindings[unmet.binding].effects.fallible.isSubset(of: model.edges[unmet.edge].readiness)
    }

    /// Whether an edge requests an instance that only the main actor may read, in a form that any thread may follow.
    private static func isFollowedAnywhere(_ index: Int, in model: _GraphModel, _ flow: _EffectFlow) -> Bool {
        // Reads single fields, since a copy of an edge counts a reference.
        let (to, from) = (model.edges[index].to, model.edges[index].from)
        guard to >= 0, flow.isReadOnMain(to, in: model), !model.edges[index].readiness.contains(.onMainActor) else {
            return false
        }
        switch model.edges[index].kind {
        case .provider, .lazy, .weak: break
        case .direct, .optional, .collection, .componentFactory, .factory, .injector: return false
        }
        let isMadeOnMain = flow.isMain[from] || model.bindings[from].effects.contains(.onMainActor)
        return !(model.edges[index].isConfined && isMadeOnMain)
    }
}
