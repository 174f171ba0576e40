// SPDX-License-Identifier: Apache-2.0

import DICore

/// A module whose bindings are all unused.
struct UnusedModuleFinding: Finding {
    let bindings: [Int]
    /// The components that include the module.
    let components: [Int]

    var id: Diagnostic.ID { .unusedModule }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension Diagnostic.ID {
    /// A warning: no binding of a module is used.
    public static let unusedModule: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedModule")
}

extension _Explainer {
    fileprivate func explain(_ finding: UnusedModuleFinding) -> Diagnostic {
        let bindings = finding.bindings
        let module = model.bindings[bindings[0]].module ?? model.components[0].type
        var owners: [String] = []
        for component in finding.components {
            let owner = named(component)
            if !owners.contains(owner) { owners.append(owner) }
        }
        return Diagnostic(
            id: finding.id, severity: .warning, subject: names.shown(module),
            message: "nothing needs the bindings of module \(quoted(module))",
            trace: Diagnostic.Step._capped(sortedByPlace(bindings)) { step(.binds, $0) },
            fixes: [
                "do not include it in \(_DiagnosticText.list(owners))",
                "if it is kept on purpose, use include(module:allowing: .unusedModule)",
            ])
    }
}
