// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A deferred request that throws but cannot await, and would make something elsewhere that belongs to the main actor.
extension FindingWords {
    static let mainActorThrowingRequest: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.use(requesterOf: finding.edge) })
}

extension _Finding {
    fileprivate var edge: Int { first }
    /// The binding that belongs to the main actor, and that no build makes first.
    fileprivate var source: Int { second }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let (edge, requester) = (finding.edge, model.edges[finding.edge].from)
        let way = way(from: [model.edges[edge].to], to: [finding.source])
        return diagnostic(
            finding.id, .error, on: finding.source,
            "\(called(finding.source)) belongs to the main actor, but "
                + (isQuestion(edge)
                    ? "this request can be made off the main actor"
                    : "\(called(requester)) can use \(request(of: edge)) off the main actor")
                + ", and no build makes it first",
            trace: steps(of: way, neededBy: requester),
            fixes: requesting(fallibleTwin(of: edge, .asynchronous), by: edge) + makingEagerly(finding.source))
    }
}
