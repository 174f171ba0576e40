// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/IsolationCrossing`: a binding that throws or awaits elsewhere, and directly needs an instance confined to the main actor.
///
/// It is made by its own task or by the thread that builds, so the instance would leave the main actor. A Sendable
/// instance in a filled slot may cross.
enum IsolationCrossingRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard let flow = model.flow else { return }
        for binding in model.bindings.indices {
            let effects = model.bindings[binding].effects
            guard effects.isFallible, !effects.contains(.onMainActor) else { continue }
            let edges = model.bindings[binding].edges.filter { edge in
                let target = model.directTarget(of: edge)
                return target >= 0 && flow.isReadOnMain(target, in: model)
            }
            if !edges.isEmpty { findings.append(_Finding(.isolationCrossing, binding, list: edges)) }
        }
    }
}
