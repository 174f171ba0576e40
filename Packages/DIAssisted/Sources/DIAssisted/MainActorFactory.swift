// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A factory of objects that take a seed from the caller, and that are made on the main actor.
///
/// The value is `Sendable` and can be injected anywhere; only its use belongs to the main actor. Each call makes a new
/// object. It keeps alive only the built components whose shared instances the objects need.
///
/// ```swift
/// binder.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).onMainActor(OrderScreen.init)
///
/// @MainActor final class Counter {
///     init(screens: MainActorFactory<OrderScreenFactory>) { … }   // screens.build(OrderNumber(7))
/// }
/// ```
public struct MainActorFactory<F: AssistedFactory>: Sendable {
    @usableFromInline let factory: Factory<F>

    init(_ factory: Factory<F>) {
        self.factory = factory
    }

    /// Makes a factory from a closure, for example in a unit test.
    public init(factory: @escaping @MainActor @Sendable (F.Seed) -> F.Element) {
        let call = _Call<F.Seed, F.Element>(onMainActor: { _, seed in factory(seed) })
        self.init(Factory(frame: _Frame._makeKeeping(call), call: call))
    }

    /// Makes an object with a seed.
    @MainActor @inlinable
    public func build(_ seed: F.Seed) -> F.Element {
        factory.build(seed)
    }

    /// Makes an object without a seed.
    @MainActor @inlinable
    public func build() -> F.Element where F.Seed == Void {
        build(())
    }
}
