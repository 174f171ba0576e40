// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/RecursiveComponent`: a component that would contain itself.
enum RecursiveComponentRule: Rule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        for (index, component) in model.components.enumerated() {
            for recursion in component.recursions.indices {
                findings.append(.recursiveComponent(component: index, index: recursion))
            }
        }
    }
}
