// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Planner {
    /// Decides a binding, and adds its edges to the chosen candidates; the others are noted. An undecidable binding may need any
    /// candidate.
    mutating func decide(_ binding: Int, by decider: _Decider) {
        let (component, place) = (graph.model.bindings[binding].component, graph.model.bindings[binding].place)
        let candidates = candidates(for: decider, in: component)
        let decision = decision(of: decider, among: candidates, at: place)
        var chosen = candidates.map(\.qualifier)
        switch decision {
        case .use(let qualifiers, let basis, let remark, let makeNode):
            chosen = qualifiers
            graph.decidedNodes[binding] = _DecidedNode(chosen: qualifiers, basis: basis, make: makeNode)
            if let remark { graph.model.choosers[binding] = remark }
        case .refuse(let diagnostics, let isAbsence):
            graph.mistakes += diagnostics.map { (binding, $0) }
            if isAbsence { graph.absent.insert(binding) }
        }
        guard let type = decider.candidates else { return }
        for candidate in chosen.compactMap({ name in candidates.first { $0.qualifier == name } }) {
            add(binding, to: candidate.binding, .direct, type, _Key(type, candidate.qualifier))
        }
        let unchosen = candidates.filter { !chosen.contains($0.qualifier) }.map(\.binding)
        if !unchosen.isEmpty { graph.model.unchosen[binding] = unchosen }
    }

    /// Drops the mistakes of missing inputs that only unchosen candidates need, and notes the bindings that lack a node for it.
    mutating func dropAbsencesOfUnchosen() {
        guard !graph.absent.isEmpty else { return }
        let idle = graph.model.neededByUnchosenAlone(besides: absentInBase())
        let absent = graph.absent.intersection(idle)
        graph.mistakes.removeAll { absent.contains($0.binding) }
        graph.absent = graph.model.requesters(of: absent)
    }

    /// The bindings without a node that have none in the overlay's base, either.
    private func absentInBase() -> Set<Int> {
        graph.absent.filter { graph.entry(of: $0).map { absentBelow.contains(ObjectIdentifier($0)) } ?? false }
    }

    /// Decides the bindings that are not in the graph, so that the context notes everything that they read. The outcomes are not
    /// used.
    mutating func decideUnseen() {
        guard context != nil else { return }
        for (entry, choice) in graph.unchosen {
            guard let decider = entry.decider else { continue }
            unseen.append((decider, entry.place, graph.model.conditions.choices[choice].component))
        }
        for case let (decider, place, component) in unseen {
            _ = decision(of: decider, among: candidates(for: decider, in: component), at: place)
        }
    }

    /// The decision of a decider, made again only where the candidates depend on the component.
    private mutating func decision(
        of decider: _Decider, among candidates: [_QualifiedBindings.Candidate], at place: _SourcePlace?
    ) -> _Decision {
        if let decision = decisions[ObjectIdentifier(decider)] { return decision }
        let decision = decider.decide(
            _DecisionInput(
                context: context?.context, candidates: candidates.map(\.qualifier), place: place?.place,
                runContext: graph.model.conditions.circumstances.context))
        if decider.candidates == nil { decisions[ObjectIdentifier(decider)] = decision }
        return decision
    }

    private mutating func candidates(
        for decider: _Decider, in component: Int
    ) -> [_QualifiedBindings.Candidate] {
        guard let type = decider.candidates else { return [] }
        let qualified = qualified ?? _QualifiedBindings(graph.model)
        self.qualified = qualified
        return qualified.find(type, along: graph.model.lineage(of: component))
    }
}
