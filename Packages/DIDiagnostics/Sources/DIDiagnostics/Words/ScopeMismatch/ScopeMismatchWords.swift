// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A module in a list of a component that has another scope: `second` of its misplaced ones.
    func scopeMismatch(_ finding: _Finding) -> Diagnostic {
        let component = finding.first
        let found = model.components[component]
        let inclusion = found.misplacedModules[finding.second]
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
