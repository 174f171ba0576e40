// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A component with the scope of one of its ancestors.
extension FindingWords {
    static let scopeNesting: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in
            for component in [finding.component] + finding.others { usage.useFactories(above: component) }
        })
}

extension _Finding {
    fileprivate var component: Int { first }
    fileprivate var ancestor: Int { second }
    /// The component in other places, where the same holds.
    fileprivate var others: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let (component, ancestor) = (finding.component, finding.ancestor)
        let found = model.components[component]
        let other = model.components[ancestor]
        let elsewhere = finding.others.map { index in
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
