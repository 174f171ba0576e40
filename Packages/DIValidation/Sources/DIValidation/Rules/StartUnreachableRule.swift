// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/StartUnreachable`: a binding with `onStart` or `running` that no build makes, so nothing would ever start it.
///
/// A build makes the eager bindings and the root, and their direct needs. Graphs with overrides or an overlay are
/// skipped, because overrides remove requesters.
enum StartUnreachableRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard model.bindings.indices.contains(where: { !model.bindings[$0].hooks.isDisjoint(with: [.start, .run]) }),
            !model.isOverridden
        else { return }
        var isMade = Array(repeating: false, count: model.bindings.count)
        for component in model.components.indices {
            BuildNeeds.markMade(in: component, of: model, &isMade)
            for binding in model.components[component].bindings
            where !model.bindings[binding].hooks.isDisjoint(with: [.start, .run]) && !isMade[binding] {
                findings.append(_Finding(.startUnreachable, binding))
            }
        }
    }
}
