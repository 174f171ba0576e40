// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/ScopeMismatch`: a list includes a module with a scope that is not the component's.
///
/// A binder's `include(module:)` doesn't compile then, but a list is written without a scope. Each line is one finding, however
/// many places the component has.
enum ScopeMismatchRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard model.components.contains(where: { !$0.misplacedModules.isEmpty }) else { return }
        var seen: Set<SourceLine> = []
        for (index, component) in model.components.enumerated() {
            for (position, inclusion) in component.misplacedModules.enumerated() {
                let line = SourceLine(_Key(inclusion.module), inclusion.place, in: component.type)
                guard seen.insert(line).inserted else { continue }
                findings.append(_Finding(.scopeMismatch, index, position))
            }
        }
    }
}
