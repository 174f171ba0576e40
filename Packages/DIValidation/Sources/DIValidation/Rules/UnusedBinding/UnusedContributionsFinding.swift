// SPDX-License-Identifier: Apache-2.0

import DICore

/// Contributions to a collection that nothing used needs.
struct UnusedContributionsFinding: Finding {
    let bindings: [Int]
    /// The unused bindings that need the collection.
    let requesters: [Int]

    var id: Diagnostic.ID { .unusedBinding }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension _Explainer {
    fileprivate func explain(_ finding: UnusedContributionsFinding) -> Diagnostic {
        let (bindings, requesters) = (finding.bindings, finding.requesters)
        let key = model.bindings[bindings[0]].key
        let parts = bindings.count == 1 ? "a binding contributes" : "\(bindings.count) bindings contribute"
        let message =
            requesters.isEmpty
            ? "nothing needs \(quoted(key)), to which \(parts)"
            : "\(quoted(key)), to which \(parts), is needed only by unused bindings"
        return Diagnostic(
            id: finding.id, severity: .warning, subject: subject(key), message: message,
            trace: Diagnostic.Step._capped(sortedByPlace(bindings), contributionStep) + unusedRequesters(requesters),
            fixes: [
                "request \(quoted(key)), or remove the contributions",
                "if it is kept on purpose, \(allowing(.unusedBinding, bindings[0]))",
            ])
    }
}
