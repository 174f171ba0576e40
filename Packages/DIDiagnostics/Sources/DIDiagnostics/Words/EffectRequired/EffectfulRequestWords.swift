// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Deferred requests that lead to something that throws or awaits more than they do, and that no build makes first.
    func effectfulRequest(_ finding: _Finding) -> Diagnostic {
        let source = finding.first
        let requesters = sortedByDistance(finding.list.map { model.edges[$0].from })
        let edge = finding.list.first { model.edges[$0].from == requesters[0] } ?? finding.list[0]
        let way = way(from: [model.edges[edge].to], to: [source])
        let isList = isStack(model.bindings[source].component) != nil
        // The injector of a list makes nothing first that throws or awaits.
        let state = !model.isKept(source) ? " and is not shared" : isList ? "" : " and is not made first by any build"
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) \(verb(source))\(state), but "
                + (isQuestion(edge)
                    ? "\(asked(by: edge, for: source)) is requested synchronously"
                    : "\(called(requesters[0])) requests \(request(of: edge))"),
            trace: steps(of: way, neededBy: requesters[0])
                + sortedByPlace(Array(requesters.dropFirst())).map { step(.alsoNeededBy, $0) },
            fixes: deferring(edge, way) + makingEagerly(source))
    }

    /// The request of a running program, for a sentence about a binding that it leads to: `it` where it is the same.
    private func asked(by edge: Int, for binding: Int) -> String {
        model.edges[edge].to == binding && model.edges[edge].isPlain ? "it" : request(of: edge)
    }

    /// The advice on a request that throws or awaits; none for what only the main actor may read.
    private func deferring(_ edge: Int, _ way: EffectWay) -> [String] {
        let target = model.edges[edge].to
        let effects = effects(lackedBy: edge)
        if model.bindings[target].kind.isCalledLater {
            return deferring(way, by: effects.contains(.asynchronous) ? "AsyncProvider" : "ThrowingProvider")
        }
        // A wrapper around a tagged provider makes nothing that is not shared.
        let isMadeAnew =
            model.key(ofEdge: edge).tag != nil && model.bindings[target].effects.isFallible
            && !model.isKept(target)
        if isReadOnMain(target) || isMadeAnew { return [] }
        return requesting(fallibleTwin(of: edge, effects), by: edge)
    }

    /// The effects of everything that a request leads to and that no build makes first.
    private func effects(lackedBy edge: Int) -> _Effects {
        let component = model.bindings[model.edges[edge].from].component
        let made = Set(model.lineage(of: component).flatMap { model.flow?.madeFirst[$0] ?? [] }.filter(model.isKept))
        var effects: _Effects = []
        var seen: Set<Int> = [model.edges[edge].to]
        var open = [model.edges[edge].to]
        while let next = open.popLast() {
            if !made.contains(next), model.bindings[next].effects.isFallible {
                effects.formUnion(model.bindings[next].effects.fallible)
                // A binding of the main actor that throws is reached by awaiting.
                if model.belongsToMainActor(next) { effects.formUnion(.asynchronous) }
            }
            for edge in model.bindings[next].edges {
                let target = model.directTarget(of: edge)
                if target >= 0, seen.insert(target).inserted { open.append(target) }
            }
        }
        return effects
    }

    /// The advice on having a build make a binding first.
    func makingEagerly(_ binding: Int) -> [String] {
        let found = model.bindings[binding]
        let component = model.components[found.component]
        // Declarations make their first instances synchronously.
        guard component.scope != Unscoped.self || isDeclared(binding), found.sharing != .eager,
            isStack(found.component) == nil
        else {
            return []
        }
        var needs = component.construction.union(found.effects.fallible)
        if model.belongsToMainActor(binding), !needs.contains(.asynchronous) { needs.formUnion(.onMainActor) }
        if found.isMainOnly { needs.formUnion(.onMainActor) }
        let construction = needs == component.construction ? "" : ", and \(declaring(needs, in: found.component))"
        return [makingEager(binding) + construction]
    }
}
