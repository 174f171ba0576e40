// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Step: _Step.Anywhere {
    /// Binds a function that throws.
    ///
    /// ```swift
    /// binder.bind(Store.self).sharedInScope().throwing(Store.init)    // init(path:) throws
    /// ```
    ///
    /// The build of the component makes a shared instance before all synchronous ones; it is requested like any other. An
    /// unshared one is requested through a `ThrowingProvider` or an `AsyncProvider`.
    ///
    /// Errors: `DI/UnsharedEffect` if it is requested directly without being shared, `DI/EffectRequired` if the component's
    /// ``Component/Construction`` does not have the effect.
    @discardableResult
    public func throwing<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @Sendable (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> {
        _entry.record(.factory, _SourcePlace(file, line), throwing: factory)
        return BindingReceipt()
    }

    /// Binds an async function, which may throw and belong to a global actor.
    ///
    /// ```swift
    /// binder.bind(Session.self).sharedInScope().asynchronous(Session.init)    // init(store:) async throws
    /// ```
    ///
    /// Otherwise as ``throwing(file:line:_:)``.
    @discardableResult
    public func asynchronous<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @Sendable (repeat each P) async throws -> Input
    ) -> BindingReceipt<Input> {
        _entry.record(.factory, _SourcePlace(file, line), awaiting: factory)
        return BindingReceipt()
    }
}

extension BindingBuilder {
    /// Binds a function of the main actor that throws; otherwise as ``throwing(file:line:_:)``.
    @discardableResult
    public func throwingOnMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> {
        _entry.record(.factory, _SourcePlace(file, line), throwingOnMainActor: factory)
        return BindingReceipt()
    }

    /// Binds an async function of the main actor, whose parameters need not be `Sendable`; otherwise as
    /// ``throwing(file:line:_:)``.
    @discardableResult
    public func asynchronousOnMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P) async throws -> Input
    ) -> BindingReceipt<Input> {
        _entry.record(.factory, _SourcePlace(file, line), awaitingOnMainActor: factory)
        return BindingReceipt()
    }
}
