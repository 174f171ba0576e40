// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding whose factory requests what it needs while it runs.
enum OpaqueNeedsFinding {
    static let kind: RemarkKind = RemarkKind(.opaqueNeeds, explain: { $0.diagnostic(for: $1) })

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
            finding.id, .warning, on: finding.binding,
            "the dependencies of \(called(finding.binding)) are not checked: its factory requests them while it runs",
            trace: [boundStep(finding.binding)],
            fixes: ["take them as parameters: $0 instead of $0()"])
    }
}
