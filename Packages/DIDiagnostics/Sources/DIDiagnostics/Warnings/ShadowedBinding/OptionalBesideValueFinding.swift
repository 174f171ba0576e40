// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An optional that is bound as such, and whose value is bound, too.
enum OptionalBesideValueFinding {
    static let kind: RemarkKind = RemarkKind(.shadowedBinding, explain: { $0.diagnostic(for: $1) })

    static func found(optional: Int, value: Int) -> Remark {
        Remark(kind, optional, value)
    }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let (optional, value) = (finding.first, finding.second)
        let (key, other) = (model.bindings[optional].key, model.bindings[value].key)
        return diagnostic(
            finding.id, .note, on: optional,
            "\(quoted(key)) and \(quoted(other)) are both bound, and a request for \(quoted(key)) gets the nearer one, "
                + "in one component the optional",
            trace: [boundStep(optional), boundStep(value)],
            fixes: [
                "bind only \(quoted(other)), and declare with bindOptional that it may be unbound",
                "if both are intended, \(allowing(.shadowedBinding, optional))",
            ])
    }
}
