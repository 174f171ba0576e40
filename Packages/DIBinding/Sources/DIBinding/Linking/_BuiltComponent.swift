// SPDX-License-Identifier: Apache-2.0

import DICore

/// A built component: its plan, its index there, and its frame.
package struct _BuiltComponent: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only.

    package let plan: _Plan
    package let component: Int
    package let frame: _Frame

    /// Describes a component that was built.
    package init(plan: _Plan, component: Int, frame: _Frame) {
        self.plan = plan
        self.component = component
        self.frame = frame
    }

    /// Returns the owner of a shared binding's instance in this component or one above.
    package func owner(of binding: Int) -> _InstanceOwner {
        if let first = plan.graph.owners[binding] { return first }
        let components = plan.graph.model.components
        let distance = components[component].depth - components[plan.graph.model.bindings[binding].component].depth
        return plan.owner(of: binding, in: frame._ancestor(distance))
    }
}
