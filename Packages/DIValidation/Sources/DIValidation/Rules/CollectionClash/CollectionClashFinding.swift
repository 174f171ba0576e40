// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding of a whole collection beside contributions to it.
struct CollectionClashFinding: Finding {
    let whole: Int
    let contributions: [Int]

    var id: Diagnostic.ID { .collectionClash }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        for binding in [whole] + contributions { usage.use(binding) }
    }
}

extension Diagnostic.ID {
    /// An error: a collection is bound as a whole and contributed to in one component.
    public static let collectionClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/CollectionClash")
}

extension _Explainer {
    fileprivate func explain(_ finding: CollectionClashFinding) -> Diagnostic {
        let (whole, contributions) = (finding.whole, finding.contributions)
        let key = model.bindings[whole].key
        let step = collection(key)?._step ?? "intoCollection()"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(key),
            message: "\(quoted(key)) is both bound as a whole and contributed to in "
                + named(model.bindings[whole].component),
            trace: sortedByPlace([whole] + contributions).map { $0 == whole ? boundStep($0) : contributionStep($0) },
            fixes: ["contribute everything by \(step), or bind the whole under a tag"])
    }
}
