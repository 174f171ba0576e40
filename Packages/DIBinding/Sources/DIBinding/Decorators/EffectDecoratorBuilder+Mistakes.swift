// SPDX-License-Identifier: Apache-2.0

// As those of bindings with effects, these take functions of any isolation, and closures of the main actor where the
// working overload does, so that the compiler reports no isolation beside the mistake.

extension EffectDecoratorBuilder where Effect: _ThrowsAtOnce {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) throws -> Output) {}

    /// Rejects an async factory.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous() instead of throwing()"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) async throws -> Output) {}
}

extension EffectDecoratorBuilder where Effect: _Awaits {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) async throws -> Output) {}
}

extension EffectDecoratorBuilder where Effect == OnMainActor.Throwing {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) throws -> Output) {}

    /// Rejects an async factory.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous() instead of throwing()"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) async throws -> Output) {}
}

extension EffectDecoratorBuilder where Effect == OnMainActor.Asynchronous {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) async throws -> Output) {}
}
