// SPDX-License-Identifier: Apache-2.0

import DICore

/// A factory that builds a component any number of times, each time with new shared objects.
///
/// The factory of a ``RootComponent`` comes from `ComponentFactory.of`, which checks the whole graph. The factory of an
/// installed component is injected. A factory may be called on any thread, or only on the main actor if its component is
/// built there. A built component lives as long as any provider or factory from it; this factory need not be kept.
///
/// ```swift
/// let shop = try ComponentFactory.of(CoffeeShop.self).build()
/// ```
///
/// The component's ``Component/Construction`` determines whether `build` throws, awaits or belongs to the main actor.
public struct ComponentFactory<C: Component>: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, and a node is filled before it is
    // published.

    /// The type of the component.
    public typealias ComponentElement = C

    @usableFromInline package let parent: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    @usableFromInline let node: Unmanaged<_ComponentNode<C>>

    init(parent: _Frame, node: _ComponentNode<C>) {
        self.parent = parent
        self.node = .passUnretained(node)
    }

    init(byHand build: _ComponentNode<C>.Build) {
        let node = _ComponentNode<C>(byHand: build)
        self.init(parent: _Frame._makeKeeping(node), node: node)
    }

    /// The review of a valid graph; for the factory of a root component.
    package var _review: _GraphReview? { node.takeUnretainedValue().plan?.takeUnretainedValue().review }
}

extension ComponentFactory: ComponentFactoryProtocol where C.Construction == Synchronous {
    /// Makes a factory from a closure, for example in a unit test.
    public init(build: @escaping @Sendable (C.Seed) -> C.Root) {
        self.init(byHand: .now(build))
    }

    /// Builds the component and returns its root.
    @inlinable
    public func build(_ seed: C.Seed) -> C.Root {
        node._withUnsafeGuaranteedRef { $0.build(in: parent, seed) }
    }
}

extension ComponentFactory where C.Construction == Synchronous, C.Seed == Void {
    /// Builds the component and returns its root.
    @inlinable
    public func build() -> C.Root {
        build(())
    }
}

extension ComponentFactory
where C.Construction == Synchronous, C.Seed: ProviderProtocol, C.Seed.Element: Sendable {
    /// Builds a component that has a tagged seed, from the bare value.
    public func build(_ seed: C.Seed.Element) -> C.Root {
        build(C.Seed(getter: { seed }))
    }
}

extension ComponentFactory: _Described {}
