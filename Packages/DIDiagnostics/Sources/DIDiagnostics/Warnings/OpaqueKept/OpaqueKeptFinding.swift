// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A shared instance of an opaque factory that an overlay takes over.
enum OpaqueKeptFinding {
    static let kind: RemarkKind = RemarkKind(.opaqueKept, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int) -> Remark {
        Remark(kind, binding)
    }
}

extension Remark {
    fileprivate var binding: Int { first }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        diagnostic(
            finding.id, .note, on: finding.binding,
            "\(called(finding.binding)) is inherited unchanged: the requests of its factory are unknown",
            trace: [boundStep(finding.binding)],
            fixes: [
                "take its dependencies as parameters: $0 instead of $0()",
                "declare it in the overlay, too, if a new instance is intended",
            ])
    }
}
