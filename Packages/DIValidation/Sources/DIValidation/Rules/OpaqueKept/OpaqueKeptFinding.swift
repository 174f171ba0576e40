// SPDX-License-Identifier: Apache-2.0

import DICore

/// A shared instance of an opaque factory that an overlay takes over.
struct OpaqueKeptFinding: Finding {
    let binding: Int

    var id: Diagnostic.ID { .opaqueKept }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension Diagnostic.ID {
    /// A note: an overlay takes over a shared instance whose factory asks for what it needs while it runs.
    public static let opaqueKept: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueKept")
}

extension _Explainer {
    fileprivate func explain(_ finding: OpaqueKeptFinding) -> Diagnostic {
        Diagnostic(
            id: finding.id, severity: .note, subject: subject(model.bindings[finding.binding].key),
            message: "\(called(finding.binding)) stays as its parent makes it: what its factory asks for is unknown",
            trace: [boundStep(finding.binding)],
            fixes: [
                "take what it needs as parameters: $0 in place of $0()",
                "if it is to be made anew, declare it in the overlay, too",
            ])
    }
}
