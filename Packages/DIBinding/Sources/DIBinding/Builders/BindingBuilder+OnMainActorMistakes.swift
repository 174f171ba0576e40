// SPDX-License-Identifier: Apache-2.0

import DICore

// Of each mistake two forms, which are never called: one of the main actor, which closures take, and one of any isolation,
// which functions of another global actor take. So the compiler reports no isolation beside the mistake.

extension BindingBuilder {
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func onMainActor<Output, each P>(_ factory: @MainActor (repeat each P) -> Output) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory does not return the bound type, or belongs to another global actor"
    )
    public func onMainActor<Output, each P>(
        _ factory: @isolated(any) (repeat each P) -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory with effects.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory is bound by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)"
    )
    public func onMainActor<Output, each P>(
        _ factory: @MainActor (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a factory with effects.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "an async factory is bound by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)"
    )
    public func onMainActor<Output, each P>(
        _ factory: @isolated(any) (repeat each P) async throws -> Output
    ) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}

extension BindingBuilder where S == Unscoped {
    /// Rejects sharing in a component or module without a scope.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "sharing needs a scope, such as 'typealias Scope = Singleton' in the component or module"
    )
    public func sharedOnMainActor(
        _ sharing: SharingPolicy.InScope = .shared
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Shared>, Bound, S> {
        BindingBuilder<Input, _Step.OnMainActor<_Step.Shared>, Bound, S>(_entry)
    }
}
