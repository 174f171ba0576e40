// SPDX-License-Identifier: Apache-2.0

import DICore

/// Builds a component, as often as asked; each time with shared objects of its own.
///
/// The factory of a ``RootComponent`` comes from `ComponentFactory.of`, which checks the whole graph. That of an installed
/// component is injected. A factory may be called from any thread; what it builds lives for as long as somebody holds
/// something that leads to it, and the factory need not be kept for that.
///
/// ```swift
/// let shop = try ComponentFactory.of(CoffeeShop.self).build()
/// ```
public struct ComponentFactory<C: ComponentBase>: ComponentFactoryProtocol, @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, and a link is filled before it is published.

    /// The component that is built.
    public typealias ComponentElement = C

    @usableFromInline let parent: _Frame
    // Proof of Unmanaged: the plan owns its links, and every frame reaches its plan.
    @usableFromInline let link: Unmanaged<_ComponentLink<C>>

    init(parent: _Frame, link: _ComponentLink<C>) {
        self.parent = parent
        self.link = .passUnretained(link)
    }

    /// Makes a factory of a closure, such as in a unit test.
    public init(build: @escaping @Sendable (C.Seed) -> C.Root) {
        let link = _ComponentLink<C>(byHand: build)
        self.init(parent: _Frame._makeKeeping(link), link: link)
    }

    /// Builds the component and gives its root.
    @inlinable
    public func build(_ seed: C.Seed) -> C.Root {
        link._withUnsafeGuaranteedRef { link in
            guard let root = link.linkedRoot() else { return link.buildByHand(seed) }
            guard let step = link.step else { return Self.build(link, root, in: parent, seed) }
            return step._tracing(parent) { Self.build(link, root, in: parent, seed) }
        }
    }

    @inlinable @inline(__always)
    static func build(
        _ link: _ComponentLink<C>, _ root: _Node<C.Root>, in parent: _Frame, _ seed: C.Seed
    ) -> C.Root {
        let frame = _Frame._make(link.layout, parent: parent, seed: seed)
        for node in link.eager { node._warm(in: frame) }
        return root._make(frame)
    }

    /// The warnings and notes of a valid graph; for the factory of a root component.
    public var diagnostics: [Diagnostic] {
        link.takeUnretainedValue().report?.diagnostics ?? []
    }
}

extension ComponentFactory where C.Seed == Void {
    /// Builds the component and gives its root.
    @inlinable
    public func build() -> C.Root {
        build(())
    }
}

extension ComponentFactory where C.Seed: ProviderProtocol, C.Seed.Element: Sendable {
    /// Builds a component whose seed is tagged, with the bare value.
    public func build(_ seed: C.Seed.Element) -> C.Root {
        build(C.Seed(getter: { seed }))
    }
}
