// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Resolver {
    /// Decides a binding, and adds its edges: to the chosen candidates; to all if it can't be decided.
    ///
    /// The others are alternatives: they are validated as bindings of their own, but nothing follows from them here.
    mutating func decide(_ binding: Int, by decider: _Decider) {
        let (component, place) = (graph.model.bindings[binding].component, graph.model.bindings[binding].place)
        let candidates = candidates(for: decider, in: component).filter {
            walls?.sees($0.binding, from: binding, in: component) ?? true
        }
        let decision = decision(of: decider, among: candidates, at: place)
        var chosen: [String]?
        switch decision {
        case .use(let qualifiers, let basis, let remark, let makeNode):
            chosen = qualifiers
            graph.decidedNodes[binding] = _DecidedNode(chosen: qualifiers, basis: basis, make: makeNode)
            if let remark { graph.model.choosers[binding] = remark }
        case .refuse(let diagnostics):
            graph.mistakes += diagnostics.map { (binding, $0) }
        }
        guard let type = decider.candidates else { return }
        graph.model.alternatives[binding] = candidates.map(\.binding)
        let used = chosen.map { names in names.compactMap { name in candidates.first { $0.qualifier == name } } }
        for candidate in used ?? candidates {
            add(binding, to: candidate.binding, .direct, type, _Key(type, candidate.qualifier))
        }
    }

    /// Decides the bindings that are not in the graph, so that the context knows everything that is intended to be used. The outcome
    /// is not used.
    mutating func decide(_ unseen: [_UnseenBinding]) {
        for case let (decider, place, component) in unseen where context != nil {
            _ = decision(of: decider, among: candidates(for: decider, in: component), at: place)
        }
    }

    /// The decision of a decider, which is asked again only where the candidates depend on the component.
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
