// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding whose factory requests what it needs while it runs.
struct OpaqueNeedsFinding: Finding {
    let binding: Int

    var id: Diagnostic.ID { .opaqueNeeds }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension Diagnostic.ID {
    /// A warning: the needs of a factory are unknown, because it requests them while it runs.
    public static let opaqueNeeds: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueNeeds")
}

extension _Explainer {
    fileprivate func explain(_ finding: OpaqueNeedsFinding) -> Diagnostic {
        Diagnostic(
            id: finding.id, severity: .warning, subject: subject(model.bindings[finding.binding].key),
            message:
                "the dependencies of \(called(finding.binding)) are not checked: its factory requests them while it runs",
            trace: [boundStep(finding.binding)],
            fixes: ["take them as parameters: $0 instead of $0()"])
    }
}
