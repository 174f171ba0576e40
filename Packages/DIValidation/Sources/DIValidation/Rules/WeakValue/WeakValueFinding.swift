// SPDX-License-Identifier: Apache-2.0

import DICore

/// A weakly shared binding whose element is a value.
enum WeakValueFinding {
    static let kind: FindingKind = FindingKind(.weakValue, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int) -> _Finding {
        _Finding(kind, binding)
    }
}

extension _Finding {
    fileprivate var binding: Int { first }
}

extension Diagnostic.ID {
    /// A warning: a weakly shared element is not an object.
    public static let weakValue: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/WeakValue")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
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
