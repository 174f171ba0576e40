// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// An assisted factory or a property injector that anybody may call, and that needs something of the main actor.
    func mainActorFunction(_ finding: _Finding) -> Diagnostic {
        let way = wayToMain(from: finding.list.map { model.edges[$0].to })
        let key = model.bindings[finding.first].key
        let step = (key.type as? any _BoundByStep.Type)?._step(naming: names.shown) ?? "bind"
        let deferred = finding.list.filter { model.key(ofEdge: $0).tag == nil }.map {
            "'MainActorProvider<\(names.shown(model.key(ofEdge: $0).type))>'"
        }
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but \(called(finding.first)) can be called from "
                + "anywhere",
            trace: steps(of: way, neededBy: finding.first),
            fixes: [
                "bind it on the main actor by \(step).onMainActor(_:), and request 'MainActor\(names.shown(key.type))'"
            ]
                + (deferred.isEmpty ? [] : ["let its function request \(_DiagnosticText.list(deferred)) instead"]))
    }
}
