// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/StartUnreachable`: a binding with `onStart` or `running` that no build makes, so that nothing would ever start it.
///
/// A build makes the eager bindings and the root, and what they directly need. Graphs with overriding modules are skipped,
/// because overrides take requesters away.
enum StartUnreachableRule {
    static let ids: [Diagnostic.ID] = [.startUnreachable]

    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard model.bindings.indices.contains(where: { !model.bindings[$0].hooks.isDisjoint(with: [.start, .run]) }),
            !model.isOverridden
        else { return }
        var isMade = Array(repeating: false, count: model.bindings.count)
        for component in model.components.indices {
            markMade(in: component, of: model, &isMade)
            for binding in model.components[component].bindings
            where !model.bindings[binding].hooks.isDisjoint(with: [.start, .run]) && !isMade[binding] {
                findings.append(StartUnreachableFinding.found(binding: binding))
            }
        }
    }

    /// Marks the bindings of a component that its build makes. A way through an ancestor never comes back.
    private static func markMade(in component: Int, of model: _GraphModel, _ isMade: inout [Bool]) {
        var open = BuildNeeds.starts(of: component, in: model)
        while let next = open.popLast() {
            guard !isMade[next], model.bindings[next].component == component else { continue }
            isMade[next] = true
            for edge in model.bindings[next].edges {
                let target = model.directTarget(of: edge)
                if target >= 0 { open.append(target) }
            }
        }
    }
}
