// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding of a module that another module of the same stack hides.
enum HiddenBindingFinding {
    static let kind: RemarkKind = RemarkKind(.shadowedBinding, explain: { $0.diagnostic(for: $1) })

    static func found(position: Int) -> Remark {
        Remark(kind, position)
    }
}

extension Remark {
    /// The position of the binding among the hidden ones of the model.
    fileprivate var position: Int { first }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let hidden = model.hidden[finding.position]
        let binding = hidden.binding
        let key = model.bindings[binding].key
        let module = hidden.module.map { "module \(names.shown($0))" } ?? ""
        let other = Diagnostic.Step(.hides, name: "", place: hidden.place?.place, remark: module)
        return diagnostic(
            finding.id, .note, on: binding,
            "\(quoted(key)) is bound in two modules of the stack, and the first one is used",
            trace: [boundStep(binding), other],
            fixes: [
                "remove one of them, or distinguish them by tags",
                "if both are intended, silence .shadowedBinding in the declaration of the second one",
            ])
    }
}
