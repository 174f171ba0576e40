// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binder whose bindings are all made on the main actor, as with `onMainActor()` on each of them.
///
/// It has every method of ``Binder``. The `configure` of a module of views or view models begins with it:
///
/// ```swift
/// let binder = binder.onMainActor
/// binder.bind(Display.self).sharedInScope().to(factory: Display.init)
/// binder.bind(Menu.self).to { Menu(display: $0) }
/// ```
///
/// Functions of any isolation fit. Existing values, aliases and the modules and components that it includes are unaffected,
/// because they make nothing here. As ``Binder``, it is valid only while `configure` runs.
public struct MainActorBinder<S: ScopeBase> {
    /// The scope of the component or module.
    public typealias Scope = S

    /// The binder without the isolation. For the layers' own use.
    public let _plain: Binder<S>

    /// Begins a binding of a type, which may be inferred, on the main actor. It counts once a terminating step ends it.
    public func bind<Element>(
        _ type: Element.Type = Element.self
    ) -> MainActorBindingBuilder<Element, _Begun, Element, S> {
        _plain.bind(type).onMainActor()
    }

    /// Declares that a type may be unbound: a request for `T?` is then nil, and a collection is empty.
    ///
    /// For a tagged value, `type` is the tag.
    public func bindOptional<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        _plain.bindOptional(type, file: file, line: line)
    }

    /// Begins the binding of a function of the main actor that fills the properties of objects made elsewhere.
    ///
    /// The function can be injected as a ``MainActorPropertyInjector``.
    public func bindPropertyInjectionOf<T: AnyObject>(_ type: T.Type) -> MainActorPropertyInjectionBuilder<T> {
        MainActorPropertyInjectionBuilder(_entry(binding: MainActorPropertyInjector<T>.self))
    }

    /// Begins an entry, such as for a kind of binding that a higher layer adds.
    public func _entry(binding key: Any.Type) -> _Entry {
        let entry = _plain._entry(binding: key)
        entry._add(.onMainActor)
        return entry
    }
}

extension Binder {
    /// The same binder for bindings that are made on the main actor, each as with `onMainActor()`.
    ///
    /// ```swift
    /// binder.onMainActor.bind(Display.self).sharedInScope().to(factory: Display.init)
    /// ```
    public var onMainActor: MainActorBinder<S> {
        MainActorBinder(_plain: self)
    }
}
