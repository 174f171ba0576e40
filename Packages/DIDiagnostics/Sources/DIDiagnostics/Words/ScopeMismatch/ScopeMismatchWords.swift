// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A module in a list of a component that has another scope.
extension FindingWords {
    static let scopeMismatch: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.useFactories(above: finding.component) })
}

extension _Finding {
    fileprivate var component: Int { first }
    /// The position of the inclusion among those that are out of place.
    fileprivate var position: Int { second }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let component = finding.component
        let found = model.components[component]
        let inclusion = found.misplacedModules[finding.position]
        let owner = named(component)
        let own = found.scope == Unscoped.self ? "none" : quoted(found.scope)
        let home = model.ancestors(of: component).first { model.components[$0].takes(modulesOf: inclusion.scope) }
        return Diagnostic(
            id: finding.id, severity: .error, subject: names.shown(inclusion.module),
            message:
                "module \(quoted(inclusion.module)) has the scope \(quoted(inclusion.scope)), but \(owner) has \(own)",
            trace: [Diagnostic.Step(.included, name: names.shown(found.type), place: inclusion.place.place)]
                + installations(upFrom: component, to: 0),
            notes: ["its shared objects would be made once for each \(owner)"],
            fixes: [
                (home.map { "include it in \(named($0)), or " } ?? "")
                    + "give the module " + (found.scope == Unscoped.self ? "" : "the scope \(own), or ") + "no scope"
            ])
    }
}
