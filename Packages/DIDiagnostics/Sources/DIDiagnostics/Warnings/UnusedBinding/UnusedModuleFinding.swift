// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A module whose bindings are all unused.
enum UnusedModuleFinding {
    static let kind: RemarkKind = RemarkKind(.unusedModule, explain: { $0.diagnostic(for: $1) })

    static func found(bindings: [Int], components: [Int]) -> Remark {
        Remark(kind, list: bindings, secondList: components)
    }
}

extension Remark {
    fileprivate var bindings: [Int] { list }
    /// The components that include the module.
    fileprivate var components: [Int] { secondList }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
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
