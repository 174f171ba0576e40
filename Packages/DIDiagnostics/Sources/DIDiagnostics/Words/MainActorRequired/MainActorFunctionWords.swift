// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An assisted factory or a property injector that anybody may call, and that needs something of the main actor.
extension FindingWords {
    static let mainActorFunction: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) }, use: { finding, usage in usage.use(finding.binding) })
}

extension _Finding {
    fileprivate var binding: Int { first }
    /// Its direct needs that belong to the main actor.
    fileprivate var edges: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let way = wayToMain(from: finding.edges.map { model.edges[$0].to })
        let key = model.bindings[finding.binding].key
        let step = (key.type as? any _BoundByStep.Type)?._step(naming: names.shown) ?? "bind"
        let deferred = finding.edges.filter { model.key(ofEdge: $0).tag == nil }.map {
            "'MainActorProvider<\(names.shown(model.key(ofEdge: $0).type))>'"
        }
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but \(called(finding.binding)) can be called from "
                + "anywhere",
            trace: steps(of: way, neededBy: finding.binding),
            fixes: [
                "bind it on the main actor by \(step).onMainActor(_:), and request 'MainActor\(names.shown(key.type))'"
            ]
                + (deferred.isEmpty ? [] : ["let its function request \(_DiagnosticText.list(deferred)) instead"]))
    }
}
