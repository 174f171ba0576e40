// SPDX-License-Identifier: Apache-2.0

import DICore

/// A deferred request that throws but cannot await, and would make something elsewhere that belongs to the main actor.
struct MainActorThrowingRequestFinding: Finding {
    let edge: Int
    /// The binding that belongs to the main actor, and that no build makes first.
    let source: Int

    var id: Diagnostic.ID { .mainActorRequired }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        usage.use(requesterOf: edge)
    }
}

extension _Explainer {
    fileprivate func explain(_ finding: MainActorThrowingRequestFinding) -> Diagnostic {
        let (edge, requester) = (finding.edge, model.edges[finding.edge].from)
        let way = way(from: [model.edges[edge].to], to: [finding.source])
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(model.bindings[finding.source].key),
            message: "\(called(finding.source)) belongs to the main actor, but "
                + (isOffer(edge)
                    ? (isQuestion(edge)
                        ? "this request can be made off the main actor"
                        : "\(request(of: edge)) is offered off the main actor")
                    : "\(called(requester)) can use \(request(of: edge)) off the main actor")
                + ", and no build makes it first",
            trace: steps(of: way, neededBy: requester),
            fixes: requesting(fallibleTwin(of: edge, .asynchronous), by: edge) + makingEagerly(finding.source))
    }
}
