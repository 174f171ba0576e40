// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A component whose root nothing binds.
extension FindingWords {
    static let missingRoot: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.useFactories(above: finding.component) })
}

extension _Finding {
    fileprivate var component: Int { first }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let component = finding.component
        let found = model.components[component]
        let step = Diagnostic.Step(
            .neededBy, name: names.shown(found.type), place: (found.list?.place ?? found.place)?.place,
            remark: "as its root")
        return missing(_Key(found.root ?? found.type), in: component, trace: [step])
    }
}
