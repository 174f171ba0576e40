// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// The long words of diagnostics: with near misses, notes, alternatives and unambiguous names.
///
/// The layers below look this type up by its name when they make a text, so that linking the product suffices. It is public
/// for that: the linker drops an internal type that nothing refers to.
public enum GraphWords: _Wording, _GraphWords, _RefusalWords {
    package static func spelling(of type: Any.Type) -> String {
        _TypeSpelling(of: type).text { _ in false }
    }

    package static func nearest(to name: String, among candidates: [String]) -> String? {
        NearNames.nearest(to: name, among: candidates)
    }

    package static func diagnostics(of findings: [_Finding], in model: _GraphModel) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        return findings.map(_Explainer(model).explain)
    }

    package static func way(upFrom binding: Int, in model: _GraphModel) -> [Diagnostic.Step] {
        _Explainer(model).way(upFrom: binding)
    }

    package static func step(for binding: Int, in model: _GraphModel) -> Diagnostic.Step {
        _Explainer(model).step(for: binding)
    }

    package static func diagnostic(of refusal: _Refusal) -> Diagnostic {
        switch refusal.reason {
        case .noInjector: _Explainer(refusal.model).noInjector(for: refusal.request, at: refusal.place)
        case .notOffered(let key):
            _Explainer(refusal.model).notOffered(refusal.request, of: key, in: refusal.component, at: refusal.place)
        case .unanswered: unanswered(refusal)
        }
    }

    /// Explains why a request is not answered: the graph with an offer of it would have an error.
    ///
    /// The trace of a request by an opaque factory, or by an object under construction, continues from its binding to the root.
    private static func unanswered(_ refusal: _Refusal) -> Diagnostic {
        let review = refusal.reviewOfOffer()
        guard var error = review.verdict().errors.diagnostics.first else { return refusal.diagnostic }
        if let requester = review.model.question?.requester {
            error.trace += _Explainer(review.model).way(above: requester)
        }
        error.trace += refusal.askers.dropFirst().map { maker in
            var step = step(for: maker, in: refusal.model)
            step.relation = .requestedWhileMaking
            return step
        }
        return error
    }
}

extension _Refusal {
    /// Reviews the graph with an offer of the request, which has the error that the request would be.
    fileprivate func reviewOfOffer() -> _GraphReview {
        let (graph, options) = (plan.graph, plan.options)
        var asked = _Declarations(of: graph.model.components[component].type)
        let entry = _Entry._declared(binding: request.type)
        if isOnMain { entry._add(.onMainActor) }
        entry._offer(request, source)
        asked.append(entry)
        let overlay = _Overlay(_Definition(asked, in: options.circumstances), over: graph, at: component)
        var planned = _Planner.plan(overlay, options)
        planned.model.question = question(entry, in: planned)
        return _GraphReview(&planned, options)
    }

    /// Finds the offer that stands for the request, and the binding that asks, in the overlay of the graph.
    private func question(_ offer: _Entry, in planned: _PlannedGraph) -> _GraphModel.Question? {
        let asking = askers.first.flatMap(plan.graph.entry)
        let bindings = planned.model.components[planned.component(from: component)].bindings
        guard let found = bindings.first(where: { planned.entry(of: $0) === offer }) else { return nil }
        return _GraphModel.Question(
            offer: found, requester: asking.flatMap { entry in bindings.first { planned.entry(of: $0) === entry } })
    }
}
