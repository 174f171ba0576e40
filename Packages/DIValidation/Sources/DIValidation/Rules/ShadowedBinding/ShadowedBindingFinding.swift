// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding that hides an ancestor's.
enum ShadowedBindingFinding {
    static let kind: FindingKind = FindingKind(.shadowedBinding, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int, hidden: Int) -> _Finding {
        _Finding(kind, binding, hidden)
    }
}

extension _Finding {
    fileprivate var binding: Int { first }
    fileprivate var hidden: Int { second }
}

extension Diagnostic.ID {
    /// A note: a binding hides the binding of an ancestor.
    public static let shadowedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ShadowedBinding")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
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
