// SPDX-License-Identifier: Apache-2.0

// These take functions of any isolation, and closures of the main actor where the working function does, so that the
// compiler reports no isolation beside the mistake.

extension BindingBuilder {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func throwing<Output, each P>(
        _ factory: @isolated(any) (repeat each P) throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects an async factory.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "an async factory is bound by asynchronous(_:)")
    public func throwing<Output, each P>(
        _ factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func asynchronous<Output, each P>(
        _ factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension BindingBuilder {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func throwingOnMainActor<Output, each P>(
        _ factory: @MainActor (repeat each P) throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func throwingOnMainActor<Output, each P>(
        _ factory: @isolated(any) (repeat each P) throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects an async factory.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "an async factory is bound by asynchronousOnMainActor(_:)")
    public func throwingOnMainActor<Output, each P>(
        _ factory: @MainActor (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects an async factory.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "an async factory is bound by asynchronousOnMainActor(_:)")
    public func throwingOnMainActor<Output, each P>(
        _ factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func asynchronousOnMainActor<Output, each P>(
        _ factory: @MainActor (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "the factory does not return the bound type")
    public func asynchronousOnMainActor<Output, each P>(
        _ factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension BindingBuilder {
    /// Rejects a function of no isolation for instances that are shared on the main actor.
    @discardableResult
    @available(
        *, unavailable,
        message: "what is shared on the main actor is made there: by throwingOnMainActor(_:)"
    )
    public func throwing<Last, each P>(
        _ factory: @MainActor (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> where Step == _Step.OnMainActor<Last> {
        BindingReceipt()
    }

    /// Rejects a function of no isolation for instances that are shared on the main actor.
    @discardableResult
    @available(
        *, unavailable,
        message: "what is shared on the main actor is made there: by asynchronousOnMainActor(_:)"
    )
    public func asynchronous<Last, each P>(
        _ factory: @MainActor (repeat each P) async throws -> Input
    ) -> BindingReceipt<Input> where Step == _Step.OnMainActor<Last> {
        BindingReceipt()
    }
}

extension BindingBuilder {
    /// Rejects the step without the function that it takes.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "it takes the function and comes last: onMainActor(X.init), or onMainActor { … }"
    )
    public func onMainActor() -> BindingBuilder {
        self
    }

    /// Rejects the step without the function that it takes.
    @_disfavoredOverload
    @available(*, unavailable, message: "it takes the function and comes last: throwing(X.init), or throwing { … }")
    public func throwing() -> BindingBuilder {
        self
    }

    /// Rejects the step without the function that it takes.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "it takes the function and comes last: asynchronous(X.init), or asynchronous { … }"
    )
    public func asynchronous() -> BindingBuilder {
        self
    }
}
