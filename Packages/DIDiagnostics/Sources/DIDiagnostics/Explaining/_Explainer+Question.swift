// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for the request of a running program.
extension _Explainer {
    /// The step of the request, whose key the step above shows.
    func questionStep(_ question: _GraphModel.Question) -> Diagnostic.Step {
        var step = boundStep(question.binding)
        step.relation = .requested
        if let requester = question.requester {
            step.relation =
                model.bindings[requester].isOpaque
                ? Diagnostic.Step.Relation(rawValue: "requested by the factory of") : .requestedWhileMaking
            (step.name, step.detail) = words(model.bindings[requester].key)
            let place = model.bindings[requester].place?.place
            step.remark = place.map { $0 == step.place ? "" : "bound at \($0)" } ?? ""
        }
        return step
    }

    /// Whether an edge is the request of a running program.
    func isQuestion(_ edge: Int) -> Bool {
        model.question?.binding == model.edges[edge].from
    }

    /// The kind of an edge; for a program's request, the kind that it would have as a parameter.
    func shape(of edge: Int) -> NeedKind {
        isQuestion(edge) ? _Form.find(model.request(ofEdge: edge))?.kind ?? .direct : model.edges[edge].kind
    }

    /// The advice on requesting something by another wrapper; empty for a qualified value, which has no wrappers.
    func requesting(_ twin: String, by edge: Int) -> [String] {
        if isQuestion(edge) { return model.key(ofEdge: edge).isQualified ? [] : ["request \(twin) instead"] }
        return ["let \(called(model.edges[edge].from)) request \(twin) instead"]
    }

    /// The advice on requesting an instance on the main actor; empty for a deferred request.
    func askingOnMainActor(_ edge: Int) -> [String] {
        guard let question = model.question, isQuestion(edge), !shape(of: edge).isDeferred else { return [] }
        return [question.requester.map(makingOnMainActor) ?? "request it through onMainActor of the injector"]
    }

    /// Explains a request without a current injector.
    func noInjector(for request: _Key, at place: Place) -> Diagnostic {
        Diagnostic(
            id: .noInjector, severity: .error, subject: subject(request),
            message: "\(quoted(request)) is requested, but no module is loaded and no injector is current",
            trace: [Diagnostic.Step(.requested, name: "", place: place)],
            fixes: [
                "load the modules before the first request: ModuleStack.shared.load { … }",
                "run the code within an injector: injector.run { … }",
            ])
    }
}
