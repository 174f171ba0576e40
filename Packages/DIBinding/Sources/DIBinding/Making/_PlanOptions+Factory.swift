// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _PlanOptions {
    /// Plans and checks a graph, and returns the factory of its root component.
    package func factory<C: RootComponent>(of component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        var options = self
        if let added = AddedOverrides.current {
            options.overriding = added.after(overrides)
            options.addedOverrides = added.overrides.count
        }
        let plan = try _Plan(_PlannedGraph(of: _Definition(C.self, in: circumstances), options), options)
        writeRemarks(on: plan.review)
        return plan.rootFactory(of: C.self)
    }

    /// Returns the factory that a closure plans, with these overrides added to its graph.
    package func overriding<C: RootComponent>(
        in make: () throws -> ComponentFactory<C>
    ) rethrows -> ComponentFactory<C> {
        try AddedOverrides.$current.withValue(overriding, operation: make)
    }
}

/// The overrides of a test, for the factories that are planned to be its base.
private enum AddedOverrides {
    @TaskLocal static var current: _Overriding?
}
