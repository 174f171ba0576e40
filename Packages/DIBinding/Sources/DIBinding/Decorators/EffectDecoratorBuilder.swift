// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of a decorator whose factory throws or awaits, which only lacks that factory.
///
/// ```swift
/// binder.bind(Store.self).sharedInScope().throwing().to(factory: Store.init)
/// binder.decorate(Store.self).asynchronous().to { (store) async throws in try await store.migrated() }
/// ```
///
/// The build of the component makes such a decorator first, after what it decorates. The functions take any number of
/// parameters.
///
/// Errors: `DI/UnsharedEffect` if the decorated binding is not shared and the type is requested directly,
/// `DI/EffectRequired` if the component's ``ComponentBase/Construction`` does not have the effect.
public struct EffectDecoratorBuilder<Element, Effect: ConstructionKind> {
    let entry: _Entry

    init(_ entry: _Entry) {
        entry._add(Effect._effects)
        self.entry = entry
    }

    /// Silences warnings and notes for this decorator.
    public func allowing(_ ids: Diagnostic.ID...) -> EffectDecoratorBuilder {
        entry._allow(ids)
        return self
    }
}

extension EffectDecoratorBuilder where Effect == Throwing {
    /// Decorates with a function that throws.
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (Element, repeat each P) throws -> Element
    ) {
        entry._record(.decorator, [Element.self] + _types(repeat (each P).self), _SourcePlace(file, line)) {
            parameters in
            let inner = parameters.next(Element.self)
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Element>(
                throwing: { frame in try factory(inner._make(frame), repeat (each nodes)._make(frame)) })
        }
    }
}

extension EffectDecoratorBuilder where Effect == Asynchronous {
    /// Decorates with an async function.
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (Element, repeat each P) async throws -> Element
    ) {
        entry._record(.decorator, [Element.self] + _types(repeat (each P).self), _SourcePlace(file, line)) {
            parameters in
            let inner = parameters.next(Element.self)
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Element>(
                awaiting: { frame in try await factory(inner._make(frame), repeat (each nodes)._make(frame)) })
        }
    }
}

extension EffectDecoratorBuilder where Effect == OnMainActor.Throwing {
    /// Decorates with a function of the main actor that throws.
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (Element, repeat each P) throws -> Element
    ) {
        entry._record(.decorator, [Element.self] + _types(repeat (each P).self), _SourcePlace(file, line)) {
            parameters in
            let inner = parameters.next(Element.self)
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Element>(
                throwingOnMainActor: { frame in try factory(inner._make(frame), repeat (each nodes)._make(frame)) })
        }
    }
}

extension EffectDecoratorBuilder where Effect == OnMainActor.Asynchronous {
    /// Decorates with an async function of the main actor.
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (Element, repeat each P) async throws -> Element
    ) {
        entry._record(.decorator, [Element.self] + _types(repeat (each P).self), _SourcePlace(file, line)) {
            parameters in
            let inner = parameters.next(Element.self)
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Element>(
                awaitingOnMainActor: { frame in try await factory(inner._make(frame), repeat (each nodes)._make(frame))
                })
        }
    }
}
