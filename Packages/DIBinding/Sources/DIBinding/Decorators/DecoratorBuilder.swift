// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of one decorator: a function that wraps the instances of another binding of the same type.
///
/// Every request for the type gets the decorator, whose factory takes the decorated instance first:
///
/// ```swift
/// binder.bind((any Log).self).sharedInScope().to(factory: FileLog.init)
/// binder.decorate((any Log).self).to { CheckedLog($0) }
/// binder.decorate((any Log).self).to { (log, clock: Clock) in StampedLog(log, clock: clock) }   // the outermost
/// ```
///
/// Decorators nest in the order of registration, wherever the binding itself is written: the last one is the
/// outermost. They have the sharing of the binding: a decorator of an unshared binding is made for each request. The
/// tag or the qualifier of the binding comes first. The terminating step depends on the function: `to`,
/// ``onMainActor(file:line:_:)``, ``throwing(file:line:_:)``, ``asynchronous(file:line:_:)``, or one of the last two
/// with `OnMainActor`. A binding that directly depends on a type decorated on the main actor belongs there, too.
///
/// A decorator wraps the binding of its own component, or else of the nearest ancestor, for its component and
/// descendants; the ancestor's objects keep their instance. Every binding can be decorated, also a whole collection, an
/// alias or a root. A seed, the factory of a component and an element of a collection can't. A decorator of an
/// overriding module or an overlay that wraps a collection of parent and child is given each element once. An
/// overriding module replaces the binding under its decorators, and its own decorators are added outside of them.
///
/// Errors: `DI/DecoratesNothing` if neither the component nor an ancestor binds the type, tag and qualifier.
public struct DecoratorBuilder<Element, Step> {
    /// The entry of the decorator. For the layers' own use.
    @usableFromInline package let _entry: _Entry

    init(_ entry: _Entry) {
        _entry = entry
    }
}

extension Binder {
    /// Begins a decorator of the binding of a type, which may be inferred. A terminating step completes it.
    ///
    /// ```swift
    /// binder.decorate((any Log).self).to { CheckedLog($0) }
    /// ```
    public func decorate<Element>(_ type: Element.Type = Element.self) -> DecoratorBuilder<Element, _Step.Begun> {
        DecoratorBuilder(_entry(binding: Element.self))
    }
}

extension DecoratorBuilder where Step: _Step.BeforeTag {
    /// Decorates the binding under a tag.
    public func tagged<T: Tag>(with tag: T.Type) -> DecoratorBuilder<Element, _Step.Tagged> where T.Element == Element {
        _entry._tag(with: tag)
        return DecoratorBuilder<Element, _Step.Tagged>(_entry)
    }
}

extension DecoratorBuilder where Step: _Step.BeforeQualifier {
    /// Decorates the binding under a qualifier.
    public func qualified(_ qualifier: String) -> DecoratorBuilder<Element, _Step.Qualified> {
        _entry._qualify(qualifier)
        return DecoratorBuilder<Element, _Step.Qualified>(_entry)
    }
}

extension DecoratorBuilder {
    /// Silences warnings and notes for this decorator; possible at every step before the terminating one.
    public func allowing(_ ids: Diagnostic.ID...) -> DecoratorBuilder {
        _entry._allow(ids)
        return self
    }

    /// Decorates with a function of the decorated instance and any number of dependencies.
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (Element, repeat each P) -> Element
    ) {
        _entry.record(.decorator, _SourcePlace(file, line), calling: factory)
    }

    // Without it, the compiler of Swift 6.3 has no message for a closure that doesn't fit.
    /// Rejects a factory that does not fit.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory of a decorator takes an instance of the decorated type first, and returns one"
    )
    public func to<Output, each P>(factory: (repeat each P) -> Output) {}
}

extension DecoratorBuilder where Step == _Step.Qualified {
    /// Makes the builder of a declared entry, which only lacks its terminating step.
    package init(_declared entry: _Entry) {
        self.init(entry)
    }
}
