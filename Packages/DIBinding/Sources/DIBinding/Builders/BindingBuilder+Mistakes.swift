// SPDX-License-Identifier: Apache-2.0

import DICore

// Overloads that are never called: each names a mistake for which the compiler's message misleads. It looks at them only
// where nothing else fits, so that valid code compiles as fast as without them.

extension BindingBuilder where S == Unscoped {
    /// Rejects sharing in a component or module without a scope.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "sharing needs a scope, such as 'typealias Scope = Singleton' in the component or module"
    )
    public func sharedInScope(
        _ sharing: SharingPolicy.InScope = .shared
    ) -> BindingBuilder<Input, _Step.Shared, Bound, S> {
        BindingBuilder<Input, _Step.Shared, Bound, S>(_entry)
    }
}

extension BindingBuilder {
    /// Rejects an instance without its label.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "an existing instance needs its label: to(value:)")
    public func to(_ instance: Input) -> BindingReceipt<Input> {
        BindingReceipt()
    }

    /// Rejects a type in place of a function that makes it.
    @discardableResult
    @_disfavoredOverload
    @available(*, unavailable, message: "a type is bound by a function that makes it: to(factory: X.init)")
    public func to<T>(_ type: T.Type) -> BindingReceipt<Input> {
        BindingReceipt()
    }
}
