// SPDX-License-Identifier: Apache-2.0

import DICore

/// Injectors of components that are built anywhere.
extension Injector {
    /// Builds a component as an injector.
    public init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) where C.Construction == Synchronous {
        self.init(factory.begun(seed))
        if let node = factory.ownNode { prepare(node, in: factory.parent) }
    }

    /// Builds a component as an injector.
    public init<C: Component>(
        _ factory: ComponentFactory<C>
    ) where C.Construction == Synchronous, C.Seed == Void {
        self.init(factory, seed: ())
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first.
    public init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) throws(ConstructionError) where C.Construction == Throwing {
        self.init(factory.begun(seed))
        try prepareThrowing(factory)
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first.
    public init<C: Component>(
        _ factory: ComponentFactory<C>
    ) throws(ConstructionError) where C.Construction == Throwing, C.Seed == Void {
        try self.init(factory, seed: ())
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first, or `CancellationError`.
    public init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws where C.Construction == Asynchronous {
        self.init(factory.begun(seed))
        if let node = factory.ownNode { try await node.prepareAwaiting(frame, in: factory.parent) }
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first, or `CancellationError`.
    public init<C: Component>(
        _ factory: ComponentFactory<C>, isolation: isolated (any Actor)? = #isolation
    ) async throws where C.Construction == Asynchronous, C.Seed == Void {
        try await self.init(factory, seed: ())
    }
}

/// Injectors of components that are built on the main actor.
extension Injector {
    /// Builds a component as an injector.
    @MainActor
    public init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) where C.Construction == OnMainActor {
        self.init(factory.begun(seed))
        if let node = factory.ownNode { prepare(node, in: factory.parent) }
    }

    /// Builds a component as an injector.
    @MainActor
    public init<C: Component>(
        _ factory: ComponentFactory<C>
    ) where C.Construction == OnMainActor, C.Seed == Void {
        self.init(factory, seed: ())
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first.
    @MainActor
    public init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) throws(ConstructionError) where C.Construction == OnMainActor.Throwing {
        self.init(factory.begun(seed))
        try prepareThrowing(factory)
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first.
    @MainActor
    public init<C: Component>(
        _ factory: ComponentFactory<C>
    ) throws(ConstructionError) where C.Construction == OnMainActor.Throwing, C.Seed == Void {
        try self.init(factory, seed: ())
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first, or `CancellationError`.
    @MainActor
    public init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) async throws where C.Construction == OnMainActor.Asynchronous {
        self.init(factory.begun(seed))
        if let node = factory.ownNode { try await node.prepareAwaiting(frame, in: factory.parent) }
    }

    /// Builds a component as an injector; throws a `ConstructionError` of the objects that are made first, or `CancellationError`.
    @MainActor
    public init<C: Component>(
        _ factory: ComponentFactory<C>
    ) async throws where C.Construction == OnMainActor.Asynchronous, C.Seed == Void {
        try await self.init(factory, seed: ())
    }
}

extension Injector {
    /// Makes the first instances of a build that may throw.
    fileprivate func prepareThrowing<C>(_ factory: ComponentFactory<C>) throws(ConstructionError) {
        guard let node = factory.ownNode else { return }
        try _making { () throws(ConstructionError) in try node.prepareThrowing(frame, in: factory.parent) }
    }
}

extension ComponentFactory {
    /// The node of the component; nil for a factory that calls a closure.
    fileprivate var ownNode: _ComponentNode<C>? {
        let node = node.takeUnretainedValue()
        return node.byHand == nil ? node : nil
    }

    /// Makes the frame of an injector.
    func begun(_ seed: C.Seed) -> _Frame {
        guard let node = ownNode, let plan = parent._outermostOwner as? _Plan else {
            // Proof: no input reaches this, only code that makes such a factory and requests more than its root.
            fatalError("an injector was made of a factory of '\(C.self)' that calls a closure, which has no graph")
        }
        // A root component gets an outermost frame for its injector alone.
        let parent = node.index == 0 ? _Frame._makeKeeping(_Injection(keeping: plan)) : parent
        let frame = node.begin(in: parent, seed) ?? parent
        if node.index > 0 { frame._belong(to: _Injection(keeping: parent)) }
        return frame
    }
}

extension ComponentFactory {
    /// Builds a component of any construction as an injector.
    package func injector(seed: C.Seed) async throws -> Injector {
        guard C.Construction._effects.contains(.onMainActor) else { return try await prepare(seed) }
        return try await prepareOnMainActor(seed)
    }

    @MainActor
    private func prepareOnMainActor(_ seed: C.Seed) async throws -> Injector {
        try await prepare(seed)
    }

    private func prepare(_ seed: C.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> Injector {
        let effects = C.Construction._effects
        let injector = Injector(begun(seed))
        if effects.contains(.asynchronous) {
            try await ownNode?.prepareAwaiting(injector.frame, in: parent)
        } else if effects.contains(.throwing) {
            try injector.prepareThrowing(self)
        } else if let node = ownNode {
            injector.prepare(node, in: parent)
        }
        return injector
    }
}
