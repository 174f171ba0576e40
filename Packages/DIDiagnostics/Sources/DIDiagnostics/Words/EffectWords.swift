// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for bindings that throw, await or are started.
extension _Explainer {
    /// A component whose build first makes bindings, `list`, that throw or await although the build does not.
    func effectfulConstruction(_ finding: _Finding) -> Diagnostic {
        let (index, component) = (finding.first, model.components[finding.first])
        let needs = BuildNeeds(index, in: model)
        // The nearest to the starts of the build is the easiest to recognise.
        let way = way(from: BuildNeeds.starts(of: index, in: model), to: Set(finding.list))
        let source = way.source
        let others = model.sortedByPlace(finding.list.filter { $0 != source })
        let construction = component.construction
        let isList = isStack(index) != nil
        let wrapper = needs.fallible.contains(.asynchronous) ? "AsyncProvider" : "ThrowingProvider"
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) \(verb(source)), but "
                + (component.isOverlaid || isList
                    ? "\(component.isOverlaid ? "the overlay" : "the injector") of \(named(index)) is made synchronously"
                    : "the construction of \(quoted(component.type)) is '\(construction.constructionName)'"),
            trace: steps(ofBuild: way),
            notes: capped(
                others.map { noteOnMaking($0, by: isList ? "the injector" : "its build") }, counting: "such bindings"),
            fixes: (component.isOverlaid
                ? ["leave \(called(source)) and its dependencies to the parent"]
                : isList
                    ? [makingLater(way) { "'\(wrapper)<\($0)>'" }]
                    : openingEarlier(source, than: index)
                        + [declaring(needs.construction(with: construction), in: index)])
                + (others.isEmpty && !isReadOnMain(source) ? deferring(way, by: wrapper) : []))
    }

    /// The advice on having an ancestor's build make a binding, if that build has the effects: a server opens its database before
    /// it serves the first request.
    private func openingEarlier(_ source: Int, than component: Int) -> [String] {
        let (owner, effects) = (model.bindings[source].component, model.bindings[source].effects.fallible)
        guard owner != component, model.isKept(source), effects.isSubset(of: model.components[owner].construction)
        else { return [] }
        return makingEagerly(source)
    }

    private func noteOnMaking(_ binding: Int, by maker: String) -> String {
        let place = model.bindings[binding].place.map { ", bound at \($0.place)," } ?? ""
        return "\(maker) also makes \(called(binding))\(place.isEmpty ? "," : place) which \(verb(binding))"
    }

    /// Deferred requests that lead to a binding with effects that they lack, and that no build makes first.
    func effectfulRequest(_ finding: _Finding) -> Diagnostic {
        let source = finding.first
        let requesters = sortedByDistance(finding.list.map { model.edges[$0].from })
        let edge = finding.list.first { model.edges[$0].from == requesters[0] } ?? finding.list[0]
        let way = way(from: [model.edges[edge].to], to: [source])
        let isList = isStack(model.bindings[source].component) != nil
        let isSame = model.edges[edge].to == source && model.edges[edge].isPlain
        // The injector of a list makes no throwing or awaiting binding first.
        let state = !model.isKept(source) ? " and is not shared" : isList ? "" : " and is not made first by any build"
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) \(verb(source))\(state), but "
                + (isQuestion(edge)
                    ? "\(isSame ? "it" : request(of: edge)) is requested synchronously"
                    : "\(called(requesters[0])) requests \(request(of: edge))"),
            trace: steps(of: way, neededBy: requesters[0])
                + model.sortedByPlace(Array(requesters.dropFirst())).map { step(.alsoNeededBy, $0) },
            fixes: deferring(edge, way) + makingEagerly(source))
    }

    /// The advice on a request that throws or awaits; empty for an object that only the main actor may read.
    private func deferring(_ edge: Int, _ way: EffectWay) -> [String] {
        let target = model.edges[edge].to
        let effects = effects(lackedBy: edge)
        if model.bindings[target].kind.isCalledLater {
            return deferring(way, by: effects.contains(.asynchronous) ? "AsyncProvider" : "ThrowingProvider")
        }
        // A wrapper around a tagged provider makes only shared instances.
        let isMadeAnew =
            model.key(ofEdge: edge).tag != nil && model.bindings[target].effects.isFallible
            && !model.isKept(target)
        if isReadOnMain(target) || isMadeAnew { return [] }
        return requesting(fallibleTwin(of: edge, effects), by: edge)
    }

    /// The effects of all transitive dependencies of a request that no build makes first.
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

    /// The advice on making a binding eager, with the construction that this needs.
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
                + model.sortedByPlace(Array(requesters.dropFirst())).map { step(.alsoNeededBy, $0) },
            fixes: [sharing(binding, isWeak)] + deferring(binding, finding.list))
    }

    private func sharing(_ binding: Int, _ isWeak: Bool) -> String {
        let component = model.components[model.bindings[binding].component]
        let what = model.bindings[binding].inner >= 0 ? "what it decorates" : "it"
        // The root of a component and its decorated layers are never shared.
        var layer = component.rootBinding
        while layer >= 0, layer != binding { layer = model.bindings[layer].inner }
        if layer == binding, !isDeclared(binding) {
            return "bind \(what) under a qualifier with sharedInScope(), and forward the root by to(qualified:)"
        }
        let advice = sharing(binding, as: what) + (isWeak ? " instead of weakly" : "")
        return component.scope == Unscoped.self && !isDeclared(binding)
            ? "give \(quoted(component.type)) a scope, and \(advice)" : advice
    }

    /// The advice on a request that makes an instance each time; empty for an object that only the main actor may read, and for
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

    /// A binding with `onStart` or `running` that no build makes.
    func startUnreachable(_ finding: _Finding) -> Diagnostic {
        let binding = finding.first
        let component = quotedType(of: model.bindings[binding].component)
        let need = ways.nearestNeed[binding]
        let requester = need >= 0 ? [step(.neededBy, model.edges[need].from)] : []
        let hook = model.bindings[binding].hooks.contains(.start) ? "onStart" : "running"
        return diagnostic(
            finding.id, .error, on: binding, "\(called(binding)) has \(hook), but no build of \(component) makes it",
            trace: [sourceStep(binding)] + requester,
            notes: need >= 0 ? [note(on: need, component)] : [],
            fixes: [
                "share it by sharedInScope(.eager)",
                "let the root of \(component), or one of its dependencies, need it directly",
            ])
    }

    /// The reason why a need does not make the binding while its component is built.
    private func note(on need: Int, _ component: String) -> String {
        let requester = model.edges[need].from
        if model.edges[need].kind.isDeferred {
            return "\(called(requester)) requests it by \(request(of: need)), which makes it later"
        }
        let owner = quotedType(of: model.bindings[requester].component)
        return owner == component
            ? "no build of \(component) makes \(called(requester)) either"
            : "\(called(requester)) belongs to \(owner), which is built after the start of \(component)"
    }
}
