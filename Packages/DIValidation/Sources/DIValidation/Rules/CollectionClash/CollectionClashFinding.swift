// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding of a whole collection beside contributions to it.
enum CollectionClashFinding: FindingKind {
    static var id: Diagnostic.ID { .collectionClash }

    static func found(whole: Int, contributions: [Int]) -> _Finding {
        _Finding(Self.self, whole, list: contributions)
    }

    static func explain(_ finding: _Finding, by explainer: _Explainer) -> Diagnostic {
        explainer.diagnostic(for: finding)
    }

    static func use(_ finding: _Finding, in usage: inout Usage) {
        for binding in [finding.whole] + finding.contributions { usage.use(binding) }
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
