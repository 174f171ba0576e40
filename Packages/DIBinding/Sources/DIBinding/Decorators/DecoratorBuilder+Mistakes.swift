// SPDX-License-Identifier: Apache-2.0

extension DecoratorBuilder {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: (repeat each P) -> Output) {}

    /// Rejects a factory with effects.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous(), one that throws the step throwing()"
    )
    public func to<Output, each P>(factory: (repeat each P) async throws -> Output) {}
}

// Of each mistake two forms, as for a binding on the main actor.

extension MainActorDecoratorBuilder {
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) -> Output) {}

    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not take and return the decorated type, or belongs to another global actor"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) -> Output) {}

    /// Rejects a factory with effects.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous(), one that throws the step throwing()"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) async throws -> Output) {}

    /// Rejects a factory with effects.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous(), one that throws the step throwing()"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) async throws -> Output) {}

    /// Rejects a step that is there already.
    @available(*, unavailable, message: "the decorator is on the main actor already")
    public func onMainActor() -> MainActorDecoratorBuilder {
        self
    }
}
