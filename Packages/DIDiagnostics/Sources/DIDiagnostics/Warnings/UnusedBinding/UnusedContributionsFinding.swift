// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Contributions to a collection that nothing used needs.
enum UnusedContributionsFinding {
    static let kind: RemarkKind = RemarkKind(.unusedBinding, explain: { $0.diagnostic(for: $1) })

    static func found(bindings: [Int], requesters: [Int]) -> Remark {
        Remark(kind, list: bindings, secondList: requesters)
    }
}

extension Remark {
    fileprivate var bindings: [Int] { list }
    /// The unused bindings that need the collection.
    fileprivate var requesters: [Int] { secondList }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let (bindings, requesters) = (finding.bindings, finding.requesters)
        let key = model.bindings[bindings[0]].key
        let parts = bindings.count == 1 ? "a binding contributes" : "\(bindings.count) bindings contribute"
        let message =
            requesters.isEmpty
            ? "nothing needs \(quoted(key)), to which \(parts)"
            : "\(quoted(key)), to which \(parts), is needed only by unused bindings"
        return diagnostic(
            finding.id, .warning, on: bindings[0], message,
            trace: Diagnostic.Step._capped(sortedByPlace(bindings), contributionStep) + unusedRequesters(requesters),
            fixes: [
                "request \(quoted(key)), or remove the contributions",
                "if it is kept on purpose, \(allowing(.unusedBinding, bindings[0]))",
            ])
    }
}
