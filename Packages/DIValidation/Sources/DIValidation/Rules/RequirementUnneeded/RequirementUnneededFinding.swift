// SPDX-License-Identifier: Apache-2.0

import DICore

/// A requirement that nothing needs.
enum RequirementUnneededFinding {
    static let kind: FindingKind = FindingKind(.requirementUnneeded, explain: { $0.diagnostic(for: $1) })

    static func found(_ room: Int, _ index: Int) -> _Finding {
        _Finding(kind, room, index)
    }
}

extension Diagnostic.ID {
    /// A warning: nothing in a closed module needs what it requires.
    public static let requirementUnneeded: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RequirementUnneeded")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let requirement = requirement(finding.second, ofRoom: finding.first).requirement
        return Diagnostic(
            id: finding.id, severity: .warning, subject: subject(requirement.key),
            message: "\(called(room: finding.first)) requires \(quoted(requirement.key)), which nothing in it needs",
            trace: [Diagnostic.Step(.required, name: "", place: requirement.place.place)],
            fixes: ["remove the requirement; a module that needs nothing from outside calls requiresNothing()"])
    }
}
