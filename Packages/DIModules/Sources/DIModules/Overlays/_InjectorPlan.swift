// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A checked graph from which any number of injectors are made, each with its own instances. For higher layers.
package struct _InjectorPlan: Sendable {
    /// Makes an injector.
    ///
    /// It throws the `ConstructionError` of a build's first instances, or `CancellationError`.
    package let makeInjector: @Sendable () async throws -> Injector

    /// Plans and checks the graph of a component, of any construction; each injector gets its own seed.
    package init<C: RootComponent>(
        of component: C.Type, seed: @escaping @Sendable () -> C.Seed, _ options: _PlanOptions
    ) throws(GraphError) {
        let factory = try options.forInjector.factory(of: C.self)
        makeInjector = { try await factory.injector(seed: seed()) }
    }

    /// Plans and checks the graph of a factory again, with its options and further ones; a factory that calls a closure has no
    /// graph to plan.
    package init<C: RootComponent>(
        of factory: ComponentFactory<C>, seed: @escaping @Sendable () -> C.Seed, _ options: _PlanOptions
    ) throws(GraphError) {
        guard let plan = factory.parent._outermostOwner as? _Plan else {
            makeInjector = { try await factory.injector(seed: seed()) }
            return
        }
        var inherited = options.inheriting(from: plan)
        inherited.overrides = plan.options.overrides.dropLast(plan.options.addedOverrides) + options.overrides
        self = try _InjectorPlan(of: C.self, seed: seed, inherited)
    }

    /// Plans and checks the graph of lists of declarations, of which the first that binds a key counts.
    package init(
        of layers: [_Declarations], named owner: Any.Type, _ options: _PlanOptions
    ) throws(GraphError) {
        let options = options.forInjector
        let plan = try _Plan(_PlannedGraph(layers: layers, of: owner, options), options)
        let factory = plan.rootFactory(of: ListComponent.self)
        makeInjector = { Injector(factory) }
    }
}
