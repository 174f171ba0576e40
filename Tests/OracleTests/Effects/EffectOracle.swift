// SPDX-License-Identifier: Apache-2.0

/// The rules of effects, as naively as they can be said.
struct EffectOracle {
    private typealias Effects = EffectGraph.Effects

    private let graph: EffectGraph
    private var bindings: [EffectGraph.Binding] { graph.bindings }

    init(_ graph: EffectGraph) {
        self.graph = graph
    }

    /// The bindings that one needs during construction.
    func direct(_ number: Int) -> [Int] {
        bindings[number].needs.filter { !$0.form.isDeferred }.map(\.binding)
    }

    /// All that is reached over such needs, itself included.
    func reached(from number: Int) -> Set<Int> {
        direct(number).reduce(into: [number]) { $0.formUnion(reached(from: $1)) }
    }

    /// Whether the instance is in a slot that is filled before anybody reads it, and may be read anywhere.
    func isFreelyRead(_ number: Int) -> Bool {
        bindings[number].effects.isFallible && bindings[number].sharing != .none && !bindings[number].isMainOnly
    }

    func isMain(_ number: Int) -> Bool {
        bindings[number].effects.contains(.main) || bindings[number].isMainOnly
            || direct(number).contains { isMain($0) && !isFreelyRead($0) }
    }

    func isReadOnMain(_ number: Int) -> Bool { isMain(number) && !isFreelyRead(number) }

    private func starts(of component: Int) -> [Int] {
        bindings.indices.filter { bindings[$0].component == component && bindings[$0].sharing == .eager }
            + [graph.root(of: component)]
    }

    /// The shared bindings that throw or await and that the builds of a component and its ancestors make first.
    func filled(in component: Int) -> Set<Int> {
        (0...component).reduce(into: []) { filled, component in
            for start in starts(of: component) {
                filled.formUnion(
                    reached(from: start).filter { bindings[$0].effects.isFallible && bindings[$0].sharing != .none })
            }
        }
    }

    /// Those that the component's own build makes.
    func madeFirst(by component: Int) -> Set<Int> {
        component == 0 ? filled(in: 0) : filled(in: component).subtracting(filled(in: component - 1))
    }

    /// The least construction that a component gets by with.
    func fittingConstruction(of component: Int) -> EffectGraph.Effects {
        var effects = bindings[graph.root(of: component)].effects.fallible
        for number in madeFirst(by: component) { effects.formUnion(bindings[number].effects.fallible) }
        if starts(of: component).contains(where: isReadOnMain) { effects.insert(.main) }
        if effects == .throwing, madeFirst(by: component).contains(where: { bindings[$0].effects.contains(.main) }) {
            effects.formUnion(.awaiting)
        }
        return effects
    }

    /// The ids of the errors.
    func errors() -> Set<String> {
        var ids: Set<String> = []
        for number in bindings.indices {
            for need in bindings[number].needs { check(need, of: number, &ids) }
        }
        for component in graph.constructions.indices { check(component, &ids) }
        return ids
    }

    private func check(_ need: EffectGraph.Need, of number: Int, _ ids: inout Set<String>) {
        let (target, requester) = (bindings[need.binding], bindings[number])
        guard need.form.isDeferred else {
            if target.effects.isFallible, target.sharing == .none { ids.insert("DI/UnsharedEffect") }
            if requester.effects.isFallible, !requester.effects.contains(.main), isReadOnMain(need.binding) {
                ids.insert("DI/IsolationCrossing")
            }
            return
        }
        let isConfined = need.form == .closure && isMain(number)
        if isReadOnMain(need.binding), need.form != .mainProvider, !isConfined { ids.insert("DI/MainActorRequired") }
        for culprit in unready(need, in: requester.component) {
            // A request that throws cannot go to the main actor.
            let isReady = bindings[culprit].effects.fallible.isSubset(of: need.form.readiness)
            ids.insert(isReady ? "DI/MainActorRequired" : "DI/EffectRequired")
        }
    }

    /// The bindings that a deferred request could have to make, without being ready for it.
    private func unready(_ need: EffectGraph.Need, in component: Int) -> Set<Int> {
        let made = (0...component).reduce(into: Set<Int>()) { made, component in
            for start in starts(of: component) { made.formUnion(reached(from: start)) }
        }
        func search(_ number: Int) -> Set<Int> {
            let isMadeAnew = bindings[number].effects.isFallible && bindings[number].sharing == .none
            guard !made.contains(number) || isMadeAnew else { return [] }
            let (own, readiness) = (bindings[number].effects, need.form.readiness)
            // A synchronous request cannot go to the main actor.
            let isReady = own.fallible.isSubset(of: readiness) && !(own.contains(.main) && readiness == .throwing)
            if own.isFallible, !isReady { return [number] }
            return direct(number).reduce(into: []) { $0.formUnion(search($1)) }
        }
        return search(need.binding)
    }

    private func check(_ component: Int, _ ids: inout Set<String>) {
        let construction = graph.constructions[component]
        let root = bindings[graph.root(of: component)]
        if starts(of: component).contains(where: isReadOnMain), !construction.contains(.main) {
            ids.insert("DI/MainActorRequired")
        }
        let made = madeFirst(by: component)
        if !root.effects.fallible.isSubset(of: construction)
            || made.contains(where: { !bindings[$0].effects.fallible.isSubset(of: construction) })
        {
            ids.insert("DI/EffectRequired")
        }
        // A build that neither awaits nor is on the main actor cannot go there.
        let effects = made.reduce(construction.union(root.effects.fallible)) { $0.union(bindings[$1].effects.fallible) }
        if effects == .throwing, made.contains(where: { bindings[$0].effects.contains(.main) }) {
            ids.insert("DI/MainActorRequired")
        }
    }
}
