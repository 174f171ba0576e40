// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A weakly shared binding whose element is a value.
enum WeakValueFinding {
    static let kind: RemarkKind = RemarkKind(.weakValue, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int) -> Remark {
        Remark(kind, binding)
    }
}

extension Remark {
    fileprivate var binding: Int { first }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let binding = finding.binding
        let found = model.bindings[binding]
        let message =
            found.isPlural
            ? "several elements of \(quoted(found.key)) are shared weakly together, but only objects can be: new ones are "
            : "\(called(binding)) is shared weakly, but only objects can be: a new one is "
        return diagnostic(
            finding.id, .warning, on: binding, message + "made for each request",
            trace: [boundStep(binding)],
            fixes: found.isPlural
                ? ["share them by sharedInScope(), or not at all", "contribute each by a separate binding"]
                : [
                    isDeclared(binding)
                        ? "declare it by single or factory" : "share it by sharedInScope(), or not at all",
                    "make it a class",
                ])
    }
}
