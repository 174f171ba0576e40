// SPDX-License-Identifier: Apache-2.0

// Of each mistake two forms, which are never called: one of the main actor, which closures take, and one of any isolation,
// which functions of another global actor take. So the compiler reports no isolation beside the mistake.

extension MainActorBindingBuilder {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func to<Output, each P>(factory: @isolated(any) (repeat each P) -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory with effects.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous(), one that throws the step throwing()"
    )
    public func to<Output, each P>(factory: @MainActor (repeat each P) async throws -> Output) -> BindingReceipt<Input>
    {
        BindingReceipt()
    }

    /// Rejects a factory with effects.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory needs the step asynchronous(), one that throws the step throwing()"
    )
    public func to<Output, each P>(
        factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}
