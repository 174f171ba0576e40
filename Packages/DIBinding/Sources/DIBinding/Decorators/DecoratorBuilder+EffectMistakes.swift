// SPDX-License-Identifier: Apache-2.0

// Those of the main actor take closures as the working functions do, so that no isolation is reported beside the mistake.

extension DecoratorBuilder {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func onMainActor<Output, each P>(_ factory: @MainActor (repeat each P) -> Output) {}

    /// Rejects a factory with effects.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)"
    )
    public func onMainActor<Output, each P>(_ factory: @MainActor (repeat each P) async throws -> Output) {}
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

    /// Rejects an async factory.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory decorates by asynchronousOnMainActor(_:)"
    )
    public func throwingOnMainActor<Output, each P>(_ factory: @MainActor (repeat each P) async throws -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func asynchronousOnMainActor<Output, each P>(_ factory: @MainActor (repeat each P) async throws -> Output) {}
}

extension DecoratorBuilder {
    /// Rejects the step without the function that it takes.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "it takes the function and comes last: onMainActor(X.init), or onMainActor { … }"
    )
    public func onMainActor() -> DecoratorBuilder {
        self
    }

    /// Rejects the step without the function that it takes.
    @_disfavoredOverload
    @available(*, unavailable, message: "it takes the function and comes last: throwing(X.init), or throwing { … }")
    public func throwing() -> DecoratorBuilder {
        self
    }

    /// Rejects the step without the function that it takes.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "it takes the function and comes last: asynchronous(X.init), or asynchronous { … }"
    )
    public func asynchronous() -> DecoratorBuilder {
        self
    }
}
