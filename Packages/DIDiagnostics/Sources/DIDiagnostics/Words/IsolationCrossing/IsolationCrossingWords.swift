// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding that throws or awaits elsewhere, with direct needs that belong to the main actor.
extension FindingWords {
    static let isolationCrossing: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) }, use: { finding, usage in usage.use(finding.binding) })
}

extension _Finding {
    fileprivate var binding: Int { first }
    /// The direct needs that belong to the main actor.
    fileprivate var edges: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let (binding, edges) = (finding.binding, finding.edges)
        let way = wayToMain(from: edges.map { model.edges[$0].to })
        let others = edges.map { model.edges[$0].to }.filter { $0 != way.bindings.last }
        let requests = edges.filter { model.key(ofEdge: $0).tag == nil && !model.key(ofEdge: $0).isQualified }.map {
            "'MainActorProvider<\(names.shown(model.key(ofEdge: $0).type))>'"
        }
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but \(called(binding)), which "
                + "\(verb(binding)), is made off the main actor",
            trace: steps(of: way, neededBy: binding),
            notes: capped(
                others.map { "it also needs \(called($0)), which belongs to it, too" }, counting: "such needs"),
            fixes: [makingOnMainActor(binding)]
                + (requests.isEmpty ? [] : ["let \(called(binding)) request \(_DiagnosticText.list(requests)) instead"])
        )
    }
}
