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
        message: "an async factory decorates by asynchronous(_:), one that throws by throwing(_:)"
    )
    public func to<Output, each P>(factory: (repeat each P) async throws -> Output) {}
}
