// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A factory of objects that take a seed from the caller, and their other dependencies from the graph.
///
/// Each call makes a new object. A factory may be called from any thread. It keeps alive only the built components
/// whose shared instances the objects need.
///
/// ```swift
/// final class Counter {
///     init(orders: Factory<OrderFactory>) { … }   // orders.build(OrderNumber(7))
/// }
/// ```
public struct Factory<F: AssistedFactory>: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, a node is immutable.
    @usableFromInline let frame: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    @usableFromInline let node: Unmanaged<_FactoryNode<F>>

    init(frame: _Frame, node: _FactoryNode<F>) {
        self.frame = frame
        self.node = .passUnretained(node)
    }

    /// Makes a factory from a closure, for example in a unit test.
    public init(factory: @escaping @Sendable (F.Seed) -> F.Element) {
        let node = _FactoryNode<F> { _, seed in factory(seed) }
        self.init(frame: _Frame._makeKeeping(node), node: node)
    }

    /// Makes an object with a seed.
    @inlinable
    public func build(_ seed: F.Seed) -> F.Element {
        node._withUnsafeGuaranteedRef { $0.build(frame, seed) }
    }
}

extension Factory where F.Seed == Void {
    /// Makes an object without a seed.
    @inlinable
    public func build() -> F.Element {
        build(())
    }
}

/// The function of an assisted factory, linked once per plan.
@usableFromInline
package final class _FactoryNode<F: AssistedFactory>: Sendable {
    /// Makes an object in a frame.
    @usableFromInline package let build: @Sendable (_Frame, F.Seed) -> F.Element

    /// Makes a node from a closure.
    @inlinable
    package init(_ build: @escaping @Sendable (_Frame, F.Seed) -> F.Element) {
        self.build = build
    }

    /// Returns the node of the factory itself, which keeps this one.
    @usableFromInline
    package func node(_ parameters: _ParameterNodes) -> _AnyNode {
        let node = traced(as: F.Seed.self == Void.self ? parameters.step : parameters.step?._seeded())
        return _AnyNode._node(as: Factory<F>.self) { frame in Factory(frame: frame, node: node) }
    }

    private func traced(as step: _ConstructionStep?) -> _FactoryNode {
        guard let step else { return self }
        return _FactoryNode { frame, seed in step._tracing(frame) { self.build(frame, seed) } }
    }
}
