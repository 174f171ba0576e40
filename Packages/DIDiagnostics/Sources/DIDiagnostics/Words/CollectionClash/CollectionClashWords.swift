// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding of a whole collection beside contributions to it.
extension FindingWords {
    static let collectionClash: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in for binding in [finding.whole] + finding.contributions { usage.use(binding) } })
}

extension _Finding {
    fileprivate var whole: Int { first }
    fileprivate var contributions: [Int] { list }
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
