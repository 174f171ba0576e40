// SPDX-License-Identifier: Apache-2.0

import DICore

/// Injectors of components that are built anywhere.
extension Injector {
    /// Builds a component to be asked.
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) where C.Construction == Synchronous {
        let (node, frame) = factory.begun(seed)
        self.init(factory.built(frame, seed))
        if let frame { prepare(node, frame, in: factory.parent) }
    }

    /// Builds a component to be asked.
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>
    ) where C.Construction == Synchronous, C.Seed == Void {
        self.init(factory, seed: ())
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first.
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) throws(ConstructionError) where C.Construction == Throwing {
        let (node, frame) = factory.begun(seed)
        self.init(factory.built(frame, seed))
        guard let frame else { return }
        try making { () throws(ConstructionError) in try node.prepareThrowing(frame, in: factory.parent) }
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first.
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>
    ) throws(ConstructionError) where C.Construction == Throwing, C.Seed == Void {
        try self.init(factory, seed: ())
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first, or `CancellationError`.
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed, isolation: isolated (any Actor)? = #isolation
    ) async throws where C.Construction == Asynchronous {
        let (node, frame) = factory.begun(seed)
        self.init(factory.built(frame, seed))
        makeFindable()
        if let frame { try await node.prepareAwaiting(frame, in: factory.parent) }
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first, or `CancellationError`.
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, isolation: isolated (any Actor)? = #isolation
    ) async throws where C.Construction == Asynchronous, C.Seed == Void {
        try await self.init(factory, seed: ())
    }
}

/// Injectors of components that are built on the main actor.
extension Injector {
    /// Builds a component to be asked.
    @MainActor
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) where C.Construction == OnMainActor {
        let (node, frame) = factory.begun(seed)
        self.init(factory.built(frame, seed))
        if let frame { prepare(node, frame, in: factory.parent) }
    }

    /// Builds a component to be asked.
    @MainActor
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>
    ) where C.Construction == OnMainActor, C.Seed == Void {
        self.init(factory, seed: ())
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first.
    @MainActor
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) throws(ConstructionError) where C.Construction == OnMainActor.Throwing {
        let (node, frame) = factory.begun(seed)
        self.init(factory.built(frame, seed))
        guard let frame else { return }
        try making { () throws(ConstructionError) in try node.prepareThrowing(frame, in: factory.parent) }
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first.
    @MainActor
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>
    ) throws(ConstructionError) where C.Construction == OnMainActor.Throwing, C.Seed == Void {
        try self.init(factory, seed: ())
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first, or `CancellationError`.
    @MainActor
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>, seed: C.Seed
    ) async throws where C.Construction == OnMainActor.Asynchronous {
        let (node, frame) = factory.begun(seed)
        self.init(factory.built(frame, seed))
        makeFindable()
        if let frame { try await node.prepareAwaiting(frame, in: factory.parent) }
    }

    /// Builds a component to be asked; throws a `ConstructionError` of what is made first, or `CancellationError`.
    @MainActor
    public convenience init<C: Component>(
        _ factory: ComponentFactory<C>
    ) async throws where C.Construction == OnMainActor.Asynchronous, C.Seed == Void {
        try await self.init(factory, seed: ())
    }
}

extension ComponentFactory {
    /// Begins a build: its node, and the frame unless a closure replaces its build.
    func begun(_ seed: C.Seed) -> (node: _ComponentNode<C>, frame: _Frame?) {
        let node = node.takeUnretainedValue()
        guard node.index >= 0, let plan = parent._outermostOwner as? _Plan,
            let asked = plan.node(of: node.index) as? _ComponentNode<C>
        else { return (node, node.begin(in: parent, seed)) }
        // A root component gets an outermost frame for its injector alone, which finds the injector by it.
        guard node.index == 0 else { return (asked, asked.begin(in: parent, seed)) }
        let outermost = _Frame._makeKeeping(_ComponentInjectorReference(plan, 0, keeping: plan))
        return (asked, asked.begin(in: outermost, seed))
    }

    /// Names the parts of a built component; nil for a factory that calls a closure, which then makes the only thing to ask
    /// for, the root.
    func built(_ frame: _Frame?, _ seed: C.Seed) -> _BuiltComponent {
        let node = node.takeUnretainedValue()
        if let frame, let plan = parent._outermostOwner as? _Plan {
            return _BuiltComponent(plan: plan, component: node.index, frame: frame)
        }
        let effects = C.Construction._effects
        let entry = _Entry._declared(binding: C.Root.self)
        entry._add(effects)
        // The closure replaces a binding, which is made by the construction's own kind of build.
        let factory = self
        entry._record(.factory, [], _SourcePlace("", 0)) { _ in
            if effects.contains(.asynchronous) {
                return _Fallible<C.Root>(awaiting: { _ in
                    try await factory.node.takeUnretainedValue().buildByHandAwaiting(seed)
                })
            }
            if effects.isFallible {
                return _Fallible<C.Root>(
                    throwing: { _ in try factory.node.takeUnretainedValue().buildByHandThrowing(seed) },
                    isOnMainActor: effects.contains(.onMainActor))
            }
            return _Node<C.Root> { _ in factory.node.takeUnretainedValue().buildByHand(seed) }
        }
        var declarations = _Declarations(of: C.self)
        declarations.append(entry)
        return _BuiltComponent(planned: _PlanOptions.injector, declarations)
    }
}

extension ComponentFactory {
    /// Builds a component of any construction to be asked.
    package func injector(seed: C.Seed) async throws -> Injector {
        guard C.Construction._effects.contains(.onMainActor) else { return try await prepare(seed) }
        return try await prepareOnMainActor(seed)
    }

    @MainActor
    private func prepareOnMainActor(_ seed: C.Seed) async throws -> Injector {
        try await prepare(seed)
    }

    private func prepare(_ seed: C.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> Injector {
        let (node, frame) = begun(seed)
        let effects = C.Construction._effects
        let injector = Injector(built(frame, seed))
        guard let frame else { return injector }
        guard !effects.contains(.asynchronous) else {
            try await node.prepareAwaiting(frame, in: parent)
            return injector
        }
        if effects.contains(.throwing) {
            try injector.making { try node.prepareThrowing(frame, in: parent) }
        } else {
            injector.prepare(node, frame, in: parent)
        }
        return injector
    }
}
