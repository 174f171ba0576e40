// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding whose factory requests what it needs while it runs.
enum OpaqueNeedsFinding {
    static let kind: FindingKind = FindingKind(.opaqueNeeds, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int) -> _Finding {
        _Finding(kind, binding)
    }
}

extension _Finding {
    fileprivate var binding: Int { first }
}

extension Diagnostic.ID {
    /// A warning: the needs of a factory are unknown, because it requests them while it runs.
    public static let opaqueNeeds: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OpaqueNeeds")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        diagnostic(
            finding.id, .warning, on: finding.binding,
            "the dependencies of \(called(finding.binding)) are not checked: its factory requests them while it runs",
            trace: [boundStep(finding.binding)],
            fixes: ["take them as parameters: $0 instead of $0()"])
    }
}
