// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A deferred request that anybody may follow, for something that belongs to the main actor.
    func mainActorRequest(_ finding: _Finding) -> Diagnostic {
        let (edge, requester) = (finding.first, model.edges[finding.first].from)
        let way = wayToMain(from: [model.edges[edge].to])
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but "
                + (isQuestion(edge)
                    ? "this request can be made off the main actor"
                    : "\(called(requester)) can use \(request(of: edge)) off the main actor"),
            trace: steps(of: way, neededBy: requester),
            notes: model.edges[edge].readiness.isFallible ? [noteOnSharing(model.edges[edge].to)] : [],
            fixes: askingOnMainActor(edge) + requesting(mainActorTwin(of: edge), by: edge)
                + (model.edges[edge].isConfined && !isQuestion(edge)
                    ? [makingOnMainActor(requester)] : []))
    }

    /// The reason why a request that awaits does not go to the main actor for an instance.
    private func noteOnSharing(_ binding: Int) -> String {
        "only an instance that is Sendable, shared and made by a function that throws or awaits can leave the main actor; "
            + "\(called(binding)) is not"
    }
}
