// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component with the scope of one of its ancestors.
struct ScopeNestingFinding: Finding {
    let component: Int
    let ancestor: Int
    /// The component in other places, where the same holds.
    let others: [Int]

    var id: Diagnostic.ID { .scopeNesting }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        for component in [component] + others { usage.useFactories(above: component) }
    }
}

extension Diagnostic.ID {
    /// An error: a component has the scope of an ancestor.
    public static let scopeNesting: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ScopeNesting")
}

extension _Explainer {
    fileprivate func explain(_ finding: ScopeNestingFinding) -> Diagnostic {
        let (component, ancestor) = (finding.component, finding.ancestor)
        let found = model.components[component]
        let other = model.components[ancestor]
        let elsewhere = finding.others.map { index in
            let parent = quoted(model.components[max(0, model.components[index].parent)].type)
            return "the same applies where it is installed in \(parent)"
                + (model.components[index].place.map { " at \($0.place)" } ?? "")
        }
        return Diagnostic(
            id: finding.id, severity: .error, subject: names.shown(found.type),
            message: "\(quoted(found.type)) and its ancestor \(quoted(other.type)) both have the scope "
                + quoted(found.scope),
            trace: installations(upFrom: component, to: ancestor), notes: capped(elsewhere, counting: "such places"),
            fixes: ["give \(quoted(found.type)) a different scope, or none"])
    }
}
