// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for what is requested through an injector.
extension _Explainer {
    /// The relation of an offer to the step above it, in place of that of a binding that needs it.
    static func asking(_ relation: Diagnostic.Step.Relation) -> Diagnostic.Step.Relation? {
        switch relation {
        case .neededBy: .requested
        case .alsoNeededBy: .alsoRequested
        default: nil
        }
    }

    /// The step of an offer, whose key is that of the step above it or leads there.
    func offerStep(_ relation: Diagnostic.Step.Relation, _ offer: Int) -> Diagnostic.Step {
        var step = boundStep(offer)
        step.relation = relation
        if let question = model.question, question.offer == offer, let requester = question.requester {
            step.relation = model.bindings[requester].isOpaque ? .requestedBy : .requestedWhileMaking
            (step.name, step.detail) = words(model.bindings[requester].key)
            let place = model.bindings[requester].place?.place
            step.remark = place.map { $0 == step.place ? "" : "bound at \($0)" } ?? ""
        }
        return step
    }

    /// Whether an edge is a request through an injector.
    func isOffer(_ edge: Int) -> Bool {
        model.edges[edge].kind == .offer
    }

    /// Whether an edge is a request that was made while the program runs, and is offered only to find out what is wrong with it.
    func isQuestion(_ edge: Int) -> Bool {
        model.question?.offer == model.edges[edge].from
    }

    /// The offer that an edge makes, for a sentence about a binding that it leads to: `it` where it is the same.
    func offered(by edge: Int, of binding: Int) -> String {
        let isSame = model.edges[edge].to == binding && model.edges[edge].isPlain
        return isSame ? "it" : request(of: edge)
    }

    /// The kind of the edge that a request has, or would have if it were a parameter's.
    func shape(of edge: Int) -> NeedKind {
        isOffer(edge) ? _Form.find(model.request(ofEdge: edge))?.kind ?? .direct : model.edges[edge].kind
    }

    /// The advice on requesting something by another wrapper; none for a qualified value, which has none.
    func requesting(_ twin: String, by edge: Int) -> [String] {
        if isOffer(edge) {
            let verb = isQuestion(edge) ? "request" : "offer"
            return model.key(ofEdge: edge).isQualified ? [] : ["\(verb) \(twin) instead"]
        }
        return ["let \(called(model.edges[edge].from)) request \(twin) instead"]
    }

    /// The advice on offering something on the main actor, for an offer of an instance rather than of a way to it.
    func offeringOnMainActor(_ edge: Int) -> [String] {
        guard isOffer(edge), !shape(of: edge).isDeferred else { return [] }
        if let question = model.question, isQuestion(edge) {
            return [question.requester.map(makingOnMainActor) ?? "request it through onMainActor of the injector"]
        }
        let offer = model.bindings[model.edges[edge].from]
        let call = offering(offer.key, in: offer.component, isOnMain: true)
        return ["offer it on the main actor by \(call)"]
    }
}
