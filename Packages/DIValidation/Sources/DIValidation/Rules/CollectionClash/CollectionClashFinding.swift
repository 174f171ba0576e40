// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding of a whole collection beside contributions to it.
enum CollectionClashFinding {
    static let kind: FindingKind = FindingKind(
        .collectionClash, explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in for binding in [finding.whole] + finding.contributions { usage.use(binding) } })

    static func found(whole: Int, contributions: [Int]) -> _Finding {
        _Finding(kind, whole, list: contributions)
    }
}

extension _Finding {
    fileprivate var whole: Int { first }
    fileprivate var contributions: [Int] { list }
}

extension Diagnostic.ID {
    /// An error: a collection is bound as a whole and contributed to in one component.
    public static let collectionClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/CollectionClash")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let (whole, contributions) = (finding.whole, finding.contributions)
        let key = model.bindings[whole].key
        let step = collection(key)?._step ?? "intoCollection()"
        return diagnostic(
            finding.id, .error, on: whole,
            "\(quoted(key)) is both bound as a whole and contributed to in "
                + named(model.bindings[whole].component),
            trace: sortedByPlace([whole] + contributions).map { $0 == whole ? boundStep($0) : contributionStep($0) },
            fixes: ["contribute everything by \(step), or bind the whole under a tag"])
    }
}
