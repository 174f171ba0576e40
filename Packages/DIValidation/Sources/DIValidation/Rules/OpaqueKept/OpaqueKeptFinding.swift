// SPDX-License-Identifier: Apache-2.0

import DICore

/// A shared instance of an opaque factory that an overlay takes over.
struct OpaqueKeptFinding: Finding {
    let binding: Int

    var id: Diagnostic.ID { .opaqueKept }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension Diagnostic.ID {
    /// A note: an overlay takes over a shared instance whose factory requests what it needs while it runs.
    public static let opaqueKept: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueKept")
}

extension _Explainer {
    fileprivate func explain(_ finding: OpaqueKeptFinding) -> Diagnostic {
        Diagnostic(
            id: finding.id, severity: .note, subject: subject(model.bindings[finding.binding].key),
            message: "\(called(finding.binding)) is inherited unchanged: the requests of its factory are unknown",
            trace: [boundStep(finding.binding)],
            fixes: [
                "take its dependencies as parameters: $0 instead of $0()",
                "declare it in the overlay, too, if a new instance is intended",
            ])
    }
}
