// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

// The initialisers for components whose construction throws, awaits or belongs to the main actor: as those for synchronous
// ones, which describe the parameters.

/// Injectors of components that throw or await.
extension Injector {
    /// Plans, checks and builds a component to be asked; throws `GraphError` or `ConstructionError`.
    public convenience init<C: RootComponent>(
        _ component: C.Type, seed: C.Seed, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws where C.Construction == Throwing {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context)
        try self.init(options.asked.factory(of: C.self), seed: seed)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError` or `ConstructionError`.
    public convenience init<C: RootComponent>(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws where C.Construction == Throwing, C.Seed == Void {
        try self.init(
            C.self, seed: (), overriding: overriding, plugins: plugins, severities: severities, profiles: profiles,
            context: context)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError`, `ConstructionError` or `CancellationError`.
    public convenience init<C: RootComponent>(
        _ component: C.Type, seed: C.Seed, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected,
        isolation: isolated (any Actor)? = #isolation
    ) async throws where C.Construction == Asynchronous {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context)
        try await self.init(options.asked.factory(of: C.self), seed: seed)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError`, `ConstructionError` or `CancellationError`.
    public convenience init<C: RootComponent>(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected,
        isolation: isolated (any Actor)? = #isolation
    ) async throws where C.Construction == Asynchronous, C.Seed == Void {
        try await self.init(
            C.self, seed: (), overriding: overriding, plugins: plugins, severities: severities, profiles: profiles,
            context: context)
    }
}

/// Injectors of components that are built on the main actor.
extension Injector {
    /// Plans, checks and builds a component to be asked; throws `GraphError`.
    @MainActor
    public convenience init<C: RootComponent>(
        _ component: C.Type, seed: C.Seed, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) where C.Construction == OnMainActor {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context)
        try self.init(options.asked.factory(of: C.self), seed: seed)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError`.
    @MainActor
    public convenience init<C: RootComponent>(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) where C.Construction == OnMainActor, C.Seed == Void {
        try self.init(
            C.self, seed: (), overriding: overriding, plugins: plugins, severities: severities, profiles: profiles,
            context: context)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError` or `ConstructionError`.
    @MainActor
    public convenience init<C: RootComponent>(
        _ component: C.Type, seed: C.Seed, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws where C.Construction == OnMainActor.Throwing {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context)
        try self.init(options.asked.factory(of: C.self), seed: seed)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError` or `ConstructionError`.
    @MainActor
    public convenience init<C: RootComponent>(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws where C.Construction == OnMainActor.Throwing, C.Seed == Void {
        try self.init(
            C.self, seed: (), overriding: overriding, plugins: plugins, severities: severities, profiles: profiles,
            context: context)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError`, `ConstructionError` or `CancellationError`.
    @MainActor
    public convenience init<C: RootComponent>(
        _ component: C.Type, seed: C.Seed, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) async throws where C.Construction == OnMainActor.Asynchronous {
        let options = _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context)
        try await self.init(options.asked.factory(of: C.self), seed: seed)
    }

    /// Plans, checks and builds a component to be asked; throws `GraphError`, `ConstructionError` or `CancellationError`.
    @MainActor
    public convenience init<C: RootComponent>(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) async throws where C.Construction == OnMainActor.Asynchronous, C.Seed == Void {
        try await self.init(
            C.self, seed: (), overriding: overriding, plugins: plugins, severities: severities, profiles: profiles,
            context: context)
    }
}
