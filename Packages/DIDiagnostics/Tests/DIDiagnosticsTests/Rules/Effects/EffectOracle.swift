// SPDX-License-Identifier: Apache-2.0

import DICore

/// The rules of effects, told once more as they are stated, without regard to time.
struct EffectOracle {
    let model: _GraphModel

    private func fallible(_ binding: Int) -> _Effects { model.bindings[binding].effects.intersection(.asynchronous) }

    private func isKept(_ binding: Int) -> Bool {
        [.shared, .eager].contains(model.bindings[binding].sharing)
    }

    private func isOwnMain(_ binding: Int) -> Bool {
        model.bindings[binding].effects.contains(.onMainActor) || model.bindings[binding].isMainOnly
    }

    private func isFunction(_ binding: Int) -> Bool {
        model.bindings[binding].kind == .assistedFactory || model.bindings[binding].kind == .componentFactory
    }

    /// The targets of direct needs; the build of a child needs nothing of its factory's component.
    func needs(of binding: Int) -> [Int] {
        guard model.bindings[binding].kind != .componentFactory else { return [] }
        return model.bindings[binding].edges.map { model.edges[$0] }.filter {
            [.direct, .optional, .collection].contains($0.kind) && $0.to >= 0
        }.map(\.to)
    }

    /// Whether an instance can be taken only on the main actor, where its binding is effectively there.
    private func isRead(_ binding: Int) -> Bool {
        fallible(binding).isEmpty || !isKept(binding) || model.bindings[binding].isMainOnly
    }

    /// Repeated until nothing changes.
    var main: Set<Int> {
        var main = Set(model.bindings.indices.filter { isOwnMain($0) && !isFunction($0) })
        while true {
            let more = model.bindings.indices.filter { binding in
                !isFunction(binding) && needs(of: binding).contains { main.contains($0) && isRead($0) }
            }
            guard !main.isSuperset(of: more) else { return main }
            main.formUnion(more)
        }
    }

    func readOnMain(_ main: Set<Int>) -> Set<Int> { main.filter(isRead) }

    func starts(of component: Int) -> [Int] {
        model.bindings.indices.filter {
            model.components[component].rootBinding == $0
                || (model.bindings[$0].component == component && model.bindings[$0].sharing == .eager)
        }
    }

    func reached(by component: Int) -> Set<Int> {
        var reached = Set(starts(of: component))
        while true {
            let more = reached.flatMap(needs)
            guard !reached.isSuperset(of: more) else { return reached }
            reached.formUnion(more)
        }
    }

    private func reachedAbove(_ component: Int) -> Set<Int> {
        Set(model.ancestors(of: component).flatMap { reached(by: $0) })
    }

    func madeFirst(by component: Int) -> Set<Int> {
        reached(by: component).subtracting(reachedAbove(component)).filter {
            !fallible($0).isEmpty && (isKept($0) || $0 == model.components[component].rootBinding)
        }
    }

    /// The bindings that a build makes first without coming to them through others of their kind.
    func firstLayer(of component: Int) -> Set<Int> {
        let above = reachedAbove(component)
        func first(_ binding: Int) -> Set<Int> {
            if above.contains(binding) { return [] }
            if !fallible(binding).isEmpty, isKept(binding) { return [binding] }
            return Set(needs(of: binding).flatMap(first))
        }
        return Set(starts(of: component).flatMap(first))
    }

    /// The bindings that a deferred request is not ready for.
    func unready(_ edge: Int, _ main: Set<Int>) -> Set<Int> {
        let (request, component) = (model.edges[edge], model.bindings[model.edges[edge].from].component)
        guard request.kind.isDeferred, request.to >= 0, model.bindings[request.to].kind != .componentFactory else {
            return []
        }
        let made = reachedAbove(component).union(reached(by: component))
        let isOnMain = isOnMain(request, main)
        func unready(_ binding: Int) -> Set<Int> {
            if made.contains(binding), fallible(binding).isEmpty || isKept(binding) { return [] }
            let isCarried =
                fallible(binding).isSubset(of: request.readiness)
                && (!isOwnMain(binding) || isOnMain || request.readiness.contains(.asynchronous))
            if !fallible(binding).isEmpty, !isCarried { return [binding] }
            return Set(needs(of: binding).flatMap(unready))
        }
        return unready(request.to)
    }

    private func isOnMain(_ request: _GraphModel.Edge, _ main: Set<Int>) -> Bool {
        let isAskedThere = main.contains(request.from) || model.bindings[request.from].effects.contains(.onMainActor)
        return request.readiness.contains(.onMainActor) || (request.isConfined && isAskedThere)
    }

    /// Whether a component can be built in a way.
    func isOnMainEnough(_ component: Int, _ construction: _Effects, _ main: Set<Int>) -> Bool {
        if construction.contains(.onMainActor) { return true }
        if starts(of: component).contains(where: { readOnMain(main).contains($0) }) { return false }
        return construction.contains(.asynchronous) || !madeFirst(by: component).contains(where: isOwnMain)
    }
}

/// The verdict of each rule, as texts that name bindings, edges and components by number.
extension EffectOracle {
    var verdicts: Set<String> {
        let main = main
        var verdicts: Set<String> = []
        for component in model.components.indices { judge(component, main, &verdicts) }
        for edge in model.edges.indices { judge(edge: edge, main, &verdicts) }
        for binding in model.bindings.indices { judge(binding: binding, main, &verdicts) }
        return verdicts
    }

    private func judge(_ component: Int, _ main: Set<Int>, _ verdicts: inout Set<String>) {
        let construction = model.components[component].construction
        let first = madeFirst(by: component)
        let effects = first.map(fallible).reduce(construction) { $0.union($1) }
        if !isOnMainEnough(component, effects, main) { verdicts.insert("MainActorRequired component \(component)") }
        let sources = first.filter { !fallible($0).isSubset(of: construction) }.sorted()
        if !sources.isEmpty { verdicts.insert("EffectRequired component \(component) for \(sources)") }
        guard sources.isEmpty, isOnMainEnough(component, construction, main) else { return }
        let order: [_Effects] = [
            [], .throwing, .onMainActor, [.onMainActor, .throwing], .asynchronous, [.onMainActor, .asynchronous],
        ]
        var sufficient = order.first { it in
            it.isSubset(of: construction) && first.allSatisfy { fallible($0).isSubset(of: it) }
                && isOnMainEnough(component, it, main)
        }
        if first.contains(where: { model.bindings[$0].isMainOnly }), construction.contains(.onMainActor) {
            sufficient?.insert(.onMainActor)
        }
        if let sufficient, sufficient != construction {
            verdicts.insert("NeedlessConstruction \(component) for \(sufficient.rawValue)")
        }
    }

    private func judge(edge index: Int, _ main: Set<Int>, _ verdicts: inout Set<String>) {
        let edge = model.edges[index]
        guard edge.to >= 0 else { return }
        let isWrapper = [.provider, .lazy, .weak].contains(edge.kind)
        if isWrapper, readOnMain(main).contains(edge.to), !isOnMain(edge, main) {
            verdicts.insert("MainActorRequired request \(index)")
        }
        let unready = unready(index, main)
        if !unready.isEmpty {
            let isThrowing = unready.contains { fallible($0).isSubset(of: edge.readiness) }
            let isOther = unready.contains { !fallible($0).isSubset(of: edge.readiness) }
            // One of them is told.
            verdicts.insert(
                isThrowing && isOther ? "either \(index)" : isThrowing ? "throwing \(index)" : "effect \(index)")
        }
    }

    private func judge(binding index: Int, _ main: Set<Int>, _ verdicts: inout Set<String>) {
        let effects = model.bindings[index].effects
        let readOnMain = needs(of: index).contains { self.readOnMain(main).contains($0) }
        if isFunction(index), !effects.contains(.onMainActor), readOnMain {
            verdicts.insert("MainActorRequired function \(index)")
        }
        if effects.isFallible, !effects.contains(.onMainActor), readOnMain {
            verdicts.insert("IsolationCrossing \(index)")
        }
        let isNeeded = model.bindings.indices.contains { needs(of: $0).contains(index) }
        if effects.isFallible, !isKept(index), isNeeded { verdicts.insert("UnsharedEffect \(index)") }
        if model.bindings[index].hooks.contains(.start),
            !reached(by: model.bindings[index].component).contains(index)
        {
            verdicts.insert("StartUnreachable \(index)")
        }
    }
}
