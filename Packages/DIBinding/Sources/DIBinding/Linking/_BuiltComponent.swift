// SPDX-License-Identifier: Apache-2.0

import DICore

/// A built component: its plan, its index there, and its frame.
struct _BuiltComponent: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only.

    let plan: _Plan
    let component: Int
    let frame: _Frame

    /// Returns the owner of a shared binding's instance in this component or one above.
    func owner(of binding: Int) -> _InstanceOwner {
        if let first = plan.graph.owners[binding] { return first }
        let components = plan.graph.model.components
        let distance = components[component].depth - components[plan.graph.model.bindings[binding].component].depth
        return plan.owner(of: binding, in: frame._ancestor(distance))
    }
}
