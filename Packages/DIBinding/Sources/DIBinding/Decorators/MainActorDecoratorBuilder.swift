// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of one decorator whose factory runs on the main actor.
///
/// It has the steps of ``DecoratorBuilder``; functions of any isolation fit.
///
/// ```swift
/// binder.decorate((any Panel).self).onMainActor().to { FramedPanel($0) }
/// binder.onMainActor.decorate((any Panel).self).to { FramedPanel($0) }
/// ```
public struct MainActorDecoratorBuilder<Element, Step> {
    /// The entry of the decorator. For the layers' own use.
    public let _entry: _Entry

    init(_ entry: _Entry) {
        _entry = entry
    }

    /// The builder of the same entry, whose functions are called on the main actor nevertheless.
    public var _plain: DecoratorBuilder<Element, Step> {
        DecoratorBuilder(_entry)
    }
}

extension MainActorBinder {
    /// Begins a decorator of the binding of a type, which may be inferred, on the main actor.
    public func decorate<Element>(_ type: Element.Type = Element.self) -> MainActorDecoratorBuilder<Element, _Begun> {
        _plain.decorate(type).onMainActor()
    }
}

extension MainActorDecoratorBuilder where Step: _Taggable {
    /// Decorates the binding under a tag.
    public func tagged<T: Tag>(
        with tag: T.Type
    ) -> MainActorDecoratorBuilder<Element, _Tagged> where T.Element == Element {
        _entry._tag(with: tag)
        return MainActorDecoratorBuilder<Element, _Tagged>(_entry)
    }
}

extension MainActorDecoratorBuilder where Step: _Qualifiable {
    /// Decorates the binding under a qualifier.
    public func qualified(_ qualifier: String) -> MainActorDecoratorBuilder<Element, _Qualified> {
        _entry._qualify(qualifier)
        return MainActorDecoratorBuilder<Element, _Qualified>(_entry)
    }
}

extension MainActorDecoratorBuilder {
    /// Silences warnings and notes for this decorator; possible at every step before the terminating one.
    public func allowing(_ ids: Diagnostic.ID...) -> MainActorDecoratorBuilder {
        _entry._allow(ids)
        return self
    }

    /// Decorates with a function that throws, on the main actor.
    public func throwing() -> EffectDecoratorBuilder<Element, OnMainActor.Throwing> {
        EffectDecoratorBuilder(_entry)
    }

    /// Decorates with an async function, on the main actor.
    public func asynchronous() -> EffectDecoratorBuilder<Element, OnMainActor.Asynchronous> {
        EffectDecoratorBuilder(_entry)
    }

    // Not disfavoured, as that of a binding builder.
    /// Decorates with a function of more parameters than the overloads take.
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (Element, repeat each P) -> Element
    ) {
        _entry._record(.decorator, [Element.self] + _types(repeat (each P).self), _SourcePlace(file, line)) {
            parameters in
            let inner = parameters.next(Element.self)
            let nodes = (repeat parameters.next((each P).self))
            return _AnyNode.node(
                as: Element.self,
                onMainActor: { frame in factory(inner._make(frame), repeat (each nodes)._make(frame)) })
        }
    }
}
