// SPDX-License-Identifier: Apache-2.0

import DICore

extension DecoratorBuilder {
    /// Decorates with a function of the main actor.
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (Element, repeat each P) -> Element
    ) {
        _entry.record(.decorator, _SourcePlace(file, line), onMainActor: factory)
    }

    /// Decorates with a function that throws.
    ///
    /// ```swift
    /// binder.bind(Store.self).sharedInScope().throwing(Store.init)
    /// binder.decorate(Store.self).asynchronous { (store) async throws in try await store.migrated() }
    /// ```
    ///
    /// The build of the component makes the decorator of a shared binding first, after the decorated instance.
    ///
    /// Errors: `DI/UnsharedEffect` if the decorated binding is not shared and the type is requested directly,
    /// `DI/EffectRequired` if the component's ``Component/Construction`` does not have the effect.
    public func throwing<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @Sendable (Element, repeat each P) throws -> Element
    ) {
        _entry.record(.decorator, _SourcePlace(file, line), throwing: factory)
    }

    /// Decorates with an async function, which may throw; otherwise as ``throwing(file:line:_:)``.
    public func asynchronous<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @Sendable (Element, repeat each P) async throws -> Element
    ) {
        _entry.record(.decorator, _SourcePlace(file, line), awaiting: factory)
    }

    /// Decorates with a function of the main actor that throws; otherwise as ``throwing(file:line:_:)``.
    public func throwingOnMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (Element, repeat each P) throws -> Element
    ) {
        _entry.record(.decorator, _SourcePlace(file, line), throwingOnMainActor: factory)
    }

    /// Decorates with an async function of the main actor; otherwise as ``throwing(file:line:_:)``.
    public func asynchronousOnMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (Element, repeat each P) async throws -> Element
    ) {
        _entry.record(.decorator, _SourcePlace(file, line), awaitingOnMainActor: factory)
    }
}
