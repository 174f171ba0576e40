// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A binding that throws or awaits elsewhere, with direct needs that belong to the main actor.
    func isolationCrossing(_ finding: _Finding) -> Diagnostic {
        let (binding, edges) = (finding.first, finding.list)
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
