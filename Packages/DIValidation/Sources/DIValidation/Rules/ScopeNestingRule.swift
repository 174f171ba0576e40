// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/ScopeNesting`: a component with the scope of an ancestor, so that it is unclear which of them shares.
enum ScopeNestingRule: Rule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        for (index, component) in model.components.enumerated() where component.scope != Unscoped.self {
            var ancestor = component.parent
            while ancestor >= 0 {
                if model.components[ancestor].scope == component.scope {
                    findings.append(.scopeNesting(component: index, ancestor: ancestor))
                    break
                }
                ancestor = model.components[ancestor].parent
            }
        }
    }
}
