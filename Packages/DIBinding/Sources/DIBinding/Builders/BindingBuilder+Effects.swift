// SPDX-License-Identifier: Apache-2.0

import DICore

// What throws or awaits is shared and made once by the build, so one function of a pack serves all numbers of parameters.

extension BindingBuilder where Step: _Step.Anywhere {
    /// Binds a function that throws.
    ///
    /// ```swift
    /// binder.bind(Store.self).sharedInScope().throwing(Store.init)    // init(path:) throws
    /// ```
    ///
    /// Such a binding is shared, and made by the build of the component, before all that is made at once. Everything else
    /// requests the instance as that of any other binding.
    ///
    /// Errors: `DI/UnsharedEffect` if it is requested directly without being shared, `DI/EffectRequired` if the component's
    /// ``Component/Construction`` does not have the effect.
    @discardableResult
    public func throwing<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @Sendable (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> {
        recordFallible(.throwing, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(throwing: { frame in try factory(repeat (each nodes)._make(frame)) })
        }
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
        recordFallible(.asynchronous, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(awaiting: { frame in try await factory(repeat (each nodes)._make(frame)) })
        }
    }
}

extension BindingBuilder {
    /// Binds a function of the main actor that throws; otherwise as ``throwing(file:line:_:)``.
    @discardableResult
    public func throwingOnMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> {
        recordFallible(
            [.throwing, .onMainActor], _types(repeat (each P).self), _SourcePlace(file, line)
        ) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(throwingOnMainActor: { frame in try factory(repeat (each nodes)._make(frame)) })
        }
    }

    /// Binds an async function of the main actor, whose parameters need not be `Sendable`; otherwise as
    /// ``throwing(file:line:_:)``.
    @discardableResult
    public func asynchronousOnMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P) async throws -> Input
    ) -> BindingReceipt<Input> {
        recordFallible(
            [.asynchronous, .onMainActor], _types(repeat (each P).self), _SourcePlace(file, line)
        ) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(
                awaitingOnMainActor: { frame in try await factory(repeat (each nodes)._make(frame)) })
        }
    }

    private func recordFallible(
        _ effects: _Effects, _ types: [Any.Type], _ place: _SourcePlace,
        _ makeNode: @escaping (_ParameterNodes) -> _AnyNode
    ) -> BindingReceipt<Input> {
        _entry._ending(effects)._record(.factory, types, place, makeNode)
        return BindingReceipt()
    }
}
