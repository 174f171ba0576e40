// SPDX-License-Identifier: Apache-2.0

#if Services

import DIBinding
import DICore
import ServiceLifecycle

/// A component as one service of a group, for a program that has a `ServiceGroup` of its own.
///
/// ```swift
/// let group = ServiceGroup(
///     services: [telemetry, try ComponentService(ShopComponent.self)],
///     gracefulShutdownSignals: [.sigterm], logger: logger)
/// try await group.run()
/// ```
///
/// When the group shuts it down or cancels it, the component stops in the order of the graph. A component that a
/// service runs by `run` instead doesn't: the shutdown of the group reaches all its hooks and bodies at once.
public struct ComponentService<C: RootComponent>: Service
where C.Construction: _AnywhereConstruction, C.Seed: Sendable {
    private let factory: ComponentFactory<C>
    private let seed: C.Seed
    private let budget: Duration?

    /// Makes a service from a factory.
    ///
    /// - Parameters:
    ///   - factory: The factory of the component.
    ///   - seed: The input of the build.
    ///   - budget: The limit for the whole stop; nil for none.
    public init(_ factory: ComponentFactory<C>, _ seed: C.Seed, within budget: Duration? = .seconds(25)) {
        self.factory = factory
        self.seed = seed
        self.budget = budget
    }

    /// Builds the component, starts it, and stops it when the group shuts down.
    ///
    /// - Throws: The errors of `serve`.
    public func run() async throws {
        try await factory.serve(seed, trapping: [], within: budget) { _, _ in }
    }

    /// Plans and checks the graph of a component, and makes a service of it.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - options: The options of the graph.
    ///   - budget: The limit for the whole stop; nil for none.
    /// - Throws: `GraphError` with every mistake.
    public init(
        _ component: C.Type, _ options: GraphOptions = GraphOptions(), within budget: Duration? = .seconds(25)
    ) throws(GraphError) where C.Seed == Void {
        self.init(try ComponentFactory.of(component, options), (), within: budget)
    }
}

#endif
