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
