// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension _PlannedGraph {
    /// Takes over the shared instances that an older graph has as well, in a component and those above it.
    mutating func takeOver(from old: Injector, in component: Int) {
        let counterparts = _Unchanged(self, since: old.plan.graph).counterparts
        for component in model.lineage(of: component) {
            for index in model.components[component].bindings
            where model.bindings[index].sharing != .unshared && counterparts[index] >= 0 {
                takeOver(index, from: old.plan.owner(of: counterparts[index], from: old.component, in: old._frame))
            }
        }
    }

    private mutating func takeOver(_ binding: Int, from owner: _InstanceOwner) {
        owners[binding] = owner
        model.bindings[binding].isTakenOver = true
        guard model.bindings[binding].effects.isFallible, owner.isFilled else { return }
        // An existing instance is read like a value, without the effects of making it.
        model.bindings[binding].effects = []
    }
}
