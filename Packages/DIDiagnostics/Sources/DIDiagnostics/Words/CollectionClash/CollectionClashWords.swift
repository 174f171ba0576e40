// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A binding of a whole collection beside contributions to it.
    func collectionClash(_ finding: _Finding) -> Diagnostic {
        let (whole, contributions) = (finding.first, finding.list)
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
