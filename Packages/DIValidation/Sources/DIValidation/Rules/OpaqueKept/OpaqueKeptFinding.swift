// SPDX-License-Identifier: Apache-2.0

import DICore

/// A shared instance of an opaque factory that an overlay takes over.
enum OpaqueKeptFinding {
    static let kind: FindingKind = FindingKind(.opaqueKept, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int) -> _Finding {
        _Finding(kind, binding)
    }
}

extension _Finding {
    fileprivate var binding: Int { first }
}

extension Diagnostic.ID {
    /// A note: an overlay takes over a shared instance whose factory requests what it needs while it runs.
    public static let opaqueKept: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueKept")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
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
