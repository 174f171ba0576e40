// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// The long words of diagnostics: with near misses, notes, alternatives and unambiguous names.
///
/// The layers below look this type up by its name when they make a text, so linking the product is enough. It is public
/// because the linker would drop an unreferenced internal type.
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
        if refusal.plan.options.isPlaceholder {
            return _Explainer(refusal.model).noInjector(for: refusal.request, at: refusal.place.place)
        }
        // Validating the graph with the request added as a function that nothing calls yields the request's error.
        var graph = refusal.plan.graph
        graph.model.ask(
            for: refusal.request, leadingTo: refusal.key, refusal.target ?? _GraphModel.missing, in: refusal.component,
            refusal.isOnMain ? .onMainActor : [], by: refusal.askers.first, at: refusal.place)
        let review = _GraphReview(&graph, refusal.plan.options)
        guard case .failure(let mistakes) = Result(catching: review.validate), var error = mistakes.diagnostics.first
        else { return refusal.diagnostic }
        if let requester = refusal.askers.first { error.trace += _Explainer(review.model).way(above: requester) }
        error.trace += refusal.askers.dropFirst().map { maker in
            var step = step(for: maker, in: refusal.model)
            step.relation = .requestedWhileMaking
            return step
        }
        return error
    }
}

extension _GraphModel {
    /// Adds a running program's request as a binding whose only edge has the request's mistake.
    ///
    /// Unwrapped, `request` is `key`, bound by `target` or `missing`. `effects` are the request's own; `requester` is the binding
    /// whose construction makes the request, or nil for a request from outside.
    fileprivate mutating func ask(
        for request: _Key, leadingTo key: _Key, _ target: Int, in component: Int, _ effects: _Effects,
        by requester: Int?, at place: _SourcePlace
    ) {
        self.question = Question(binding: bindings.count, requester: requester)
        var binding = Binding(
            key: request, element: request.type, kind: .assistedFactory, sharing: .unshared, component: component,
            module: nil, place: place, source: -1)
        binding.effects = effects
        binding.edges = edges.count..<edges.count + 1
        let form = key == request ? nil : _Form.find(request.type)
        var edge = Edge(from: bindings.count, to: target, kind: .provider)
        if let form {
            let inner = _Form.find(form.value)
            edge.carryEffects(of: form, around: inner?.isValue == true ? inner : nil, isMadeAnew: isMadeAnew(target))
        }
        // A deferring wrapper has only its own effects; any other request makes the object at once.
        let isCalledLater = target >= 0 && bindings[target].kind.isCalledLater
        if form?.kind.isDeferred != true, !isCalledLater { edge.readiness.formUnion(effects) }
        bindings.append(binding)
        append(edge, for: key, requesting: request.type)
    }
}
