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
    @usableFromInline let call: Unmanaged<_Call<F.Seed, F.Element>>

    init(frame: _Frame, call: _Call<F.Seed, F.Element>) {
        self.frame = frame
        self.call = .passUnretained(call)
    }

    /// Makes a factory from a closure, for example in a unit test.
    public init(factory: @escaping @Sendable (F.Seed) -> F.Element) {
        let call = _Call<F.Seed, F.Element> { _, seed in factory(seed) }
        self.init(frame: _Frame._makeKeeping(call), call: call)
    }

    /// Makes an object with a seed.
    @inlinable
    public func build(_ seed: F.Seed) -> F.Element {
        call._withUnsafeGuaranteedRef { $0.make(frame, seed) }
    }

    /// Makes an object without a seed.
    @inlinable
    public func build() -> F.Element where F.Seed == Void {
        build(())
    }
}

extension _Call {
    /// Returns the node of the factory that calls this, and keeps it.
    @usableFromInline
    package func node<F: AssistedFactory>(of factory: F.Type, _ parameters: _ParameterNodes) -> _AnyNode
    where Argument == F.Seed, Result == F.Element {
        let call = traced(as: F.Seed.self == Void.self ? parameters.step : parameters.step?._seeded())
        return _AnyNode._node(as: Factory<F>.self) { frame in Factory(frame: frame, call: call) }
    }
}

extension Factory: _Described {}
extension MainActorFactory: _Described {}
extension Assisted: _Described {}
