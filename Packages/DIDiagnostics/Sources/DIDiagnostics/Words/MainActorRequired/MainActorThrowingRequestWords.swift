// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A deferred request that throws but cannot await, and would make something elsewhere that belongs to the main actor.
    func mainActorThrowingRequest(_ finding: _Finding) -> Diagnostic {
        let (edge, source, requester) = (finding.first, finding.second, model.edges[finding.first].from)
        let way = way(from: [model.edges[edge].to], to: [source])
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) belongs to the main actor, but "
                + (isQuestion(edge)
                    ? "this request can be made off the main actor"
                    : "\(called(requester)) can use \(request(of: edge)) off the main actor")
                + ", and no build makes it first",
            trace: steps(of: way, neededBy: requester),
            fixes: requesting(fallibleTwin(of: edge, .asynchronous), by: edge) + makingEagerly(source))
    }
}
