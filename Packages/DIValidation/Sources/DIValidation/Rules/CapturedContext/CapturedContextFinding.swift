// SPDX-License-Identifier: Apache-2.0

import DICore

/// A shared instance that is made in the context of the first request for it.
enum CapturedContextFinding {
    static let kind: FindingKind = FindingKind(.capturedContext, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int, requester: Int) -> _Finding {
        _Finding(kind, binding, requester)
    }
}

extension _Finding {
    fileprivate var binding: Int { first }
    fileprivate var requester: Int { second }
}

extension Diagnostic.ID {
    /// A note, reported only if a severity is given to it: a shared instance is made in the context of the first request for it.
    public static let capturedContext: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/CapturedContext")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let binding = finding.binding
        let home = quotedType(of: model.bindings[binding].component)
        let below = quotedType(of: model.bindings[finding.requester].component)
        return diagnostic(
            finding.id, .note, on: binding,
            "\(called(binding)) is shared by \(home), but made with the task-local values of the first \(below) that needs it",
            trace: [sourceStep(binding), step(.neededBy, finding.requester)],
            notes: ["no build of \(home) makes it, and its factory doesn't await"],
            fixes: [
                "share it by sharedInScope(.eager)",
                "if its factory reads no logger, span or other task-local value, \(allowing(.capturedContext, binding))",
            ])
    }
}
