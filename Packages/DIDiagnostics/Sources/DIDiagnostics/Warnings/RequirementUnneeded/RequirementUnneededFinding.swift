// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A requirement that nothing needs.
enum RequirementUnneededFinding {
    static let kind: RemarkKind = RemarkKind(.requirementUnneeded, explain: { $0.diagnostic(for: $1) })

    static func found(room: Int, index: Int) -> Remark {
        Remark(kind, room, index)
    }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let requirement = requirement(finding.second, ofRoom: finding.first).requirement
        return Diagnostic(
            id: finding.id, severity: .warning, subject: subject(requirement.key),
            message: "\(called(room: finding.first)) requires \(quoted(requirement.key)), which nothing in it needs",
            trace: [Diagnostic.Step(.required, name: "", place: requirement.place.place)],
            fixes: ["remove the requirement; a module that needs nothing from outside calls requiresNothing()"])
    }
}
