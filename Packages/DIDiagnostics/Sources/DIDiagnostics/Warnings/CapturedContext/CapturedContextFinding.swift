// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A shared instance that is made in the context of the first request for it.
enum CapturedContextFinding {
    static let kind: RemarkKind = RemarkKind(.capturedContext, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int, requester: Int) -> Remark {
        Remark(kind, binding, requester)
    }
}

extension Remark {
    fileprivate var binding: Int { first }
    fileprivate var requester: Int { second }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
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
