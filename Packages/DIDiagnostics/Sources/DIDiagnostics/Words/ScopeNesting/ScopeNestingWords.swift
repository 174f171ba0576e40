// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A component with the scope of one of its ancestors, `second`; `list` has its other places.
    func scopeNesting(_ finding: _Finding) -> Diagnostic {
        let (component, ancestor) = (finding.first, finding.second)
        let found = model.components[component]
        let other = model.components[ancestor]
        let elsewhere = finding.list.map { index in
            let parent = quotedType(of: max(0, model.components[index].parent))
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
