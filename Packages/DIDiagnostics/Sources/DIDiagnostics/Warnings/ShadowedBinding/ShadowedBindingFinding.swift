// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding that hides an ancestor's.
enum ShadowedBindingFinding {
    static let kind: RemarkKind = RemarkKind(.shadowedBinding, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int, hidden: Int) -> Remark {
        Remark(kind, binding, hidden)
    }
}

extension Remark {
    fileprivate var binding: Int { first }
    fileprivate var hidden: Int { second }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let (binding, hidden) = (finding.binding, finding.hidden)
        let key = model.bindings[binding].key
        let component = model.components[model.bindings[binding].component]
        let ancestor = model.components[model.bindings[hidden].component]
        let isSeed = model.bindings[binding].kind == .seed
        var own = boundStep(binding)
        if isSeed, component.parent >= 0 {
            // A seed is written nowhere; the installation brings it in.
            (own.relation, own.name) = (.installed, names.shown(model.components[component.parent].type))
            own.place = component.place?.place
        }
        var other = boundStep(hidden)
        if other.place == nil, other.remark.isEmpty { other = step(.hides, hidden) }
        other.relation = .hides
        return Diagnostic(
            id: finding.id, severity: .note, subject: subject(key),
            message: "\(quoted(key)) is \(isSeed ? "the seed of" : "bound in") \(quoted(component.type)) "
                + "and hides the binding of its ancestor \(quoted(ancestor.type))",
            trace: [own, other],
            fixes: isSeed
                ? ["give the seed a distinct type, such as a TaggedProvider"]
                : [
                    "remove one of them, or distinguish them by tags",
                    "if both are intended, \(allowing(.shadowedBinding, binding))",
                ])
    }
}
