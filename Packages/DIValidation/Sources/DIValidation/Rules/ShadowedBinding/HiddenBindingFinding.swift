// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding of a module that another module of the same stack hides.
struct HiddenBindingFinding: Finding {
    let hidden: _GraphModel.Hidden

    var id: Diagnostic.ID { .shadowedBinding }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension _Explainer {
    fileprivate func explain(_ finding: HiddenBindingFinding) -> Diagnostic {
        let (binding, hidden) = (finding.hidden.binding, finding.hidden)
        let key = model.bindings[binding].key
        let module = hidden.module.map { "module \(names.shown($0))" } ?? ""
        let other = Diagnostic.Step(.hides, name: "", place: hidden.place?.place, remark: module)
        return Diagnostic(
            id: finding.id, severity: .note, subject: subject(key),
            message: "\(quoted(key)) is bound in two modules of the stack, and the first one is used",
            trace: [boundStep(binding), other],
            fixes: [
                "remove one of them, or distinguish them by tags",
                "if both are intended, silence .shadowedBinding in the declaration of the second one",
            ])
    }
}
