// SPDX-License-Identifier: Apache-2.0

// Of each mistake on the main actor two forms, as for a binding.

extension DecoratorBuilder {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func onMainActor<Output, each P>(_ factory: @MainActor (repeat each P) -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not take and return the decorated type, or belongs to another global actor"
    )
    public func onMainActor<Output, each P>(_ factory: @isolated(any) (repeat each P) -> Output) {}

    /// Rejects a factory with effects.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)"
    )
    public func onMainActor<Output, each P>(_ factory: @MainActor (repeat each P) async throws -> Output) {}

    /// Rejects a factory with effects.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)"
    )
    public func onMainActor<Output, each P>(_ factory: @isolated(any) (repeat each P) async throws -> Output) {}
}

extension DecoratorBuilder {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func throwing<Output, each P>(_ factory: @isolated(any) (repeat each P) throws -> Output) {}

    /// Rejects an async factory.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronous(_:)"
    )
    public func throwing<Output, each P>(_ factory: @isolated(any) (repeat each P) async throws -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func asynchronous<Output, each P>(_ factory: @isolated(any) (repeat each P) async throws -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func throwingOnMainActor<Output, each P>(_ factory: @MainActor (repeat each P) throws -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func throwingOnMainActor<Output, each P>(_ factory: @isolated(any) (repeat each P) throws -> Output) {}

    /// Rejects an async factory.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronousOnMainActor(_:)"
    )
    public func throwingOnMainActor<Output, each P>(_ factory: @MainActor (repeat each P) async throws -> Output) {}

    /// Rejects an async factory.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronousOnMainActor(_:)"
    )
    public func throwingOnMainActor<Output, each P>(_ factory: @isolated(any) (repeat each P) async throws -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func asynchronousOnMainActor<Output, each P>(_ factory: @MainActor (repeat each P) async throws -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func asynchronousOnMainActor<Output, each P>(
        _ factory: @isolated(any) (repeat each P) async throws -> Output
    ) {}
}
