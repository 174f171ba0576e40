// SPDX-License-Identifier: Apache-2.0

import DICore

/// The receiver of all bindings of a component or a module, handed to `configure`.
///
/// Its type carries the scope: the compiler checks whether a binding may be shared, and which modules may be included.
/// It is valid only while `configure` runs; using it later traps with a message that names the component.
///
/// ```swift
/// struct KitchenModule: Module {
///     static func configure(binder: Binder<Singleton>) {
///         binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
///         binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
///         binder.bindOptional(Grinder.self)
///     }
/// }
/// ```
public struct Binder<S: ScopeBase> {
    /// The scope of the component or module.
    public typealias Scope = S

    let recorder: _Recorder
    let module: (any Module.Type)?

    init(_ recorder: _Recorder, module: (any Module.Type)? = nil) {
        self.recorder = recorder
        self.module = module
    }

    /// Begins a binding of a type, which may be inferred. A terminating step, such as `to`, completes it.
    public func bind<Element>(_ type: Element.Type = Element.self) -> BindingBuilder<Element, _Step.Begun, Element, S> {
        BindingBuilder(_Entry(recorder, module, binding: Element.self))
    }

    /// Declares that a type may be unbound: a request for `T?` is then nil, and a collection is empty.
    ///
    /// For a tagged value, `type` is the tag. A collection that may be unbound exists: a request for `[T]?` is the
    /// empty collection, not nil.
    public func bindOptional<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        recorder.addOptional(T.self, _SourcePlace(file, line))
    }

    /// Begins the binding of a function that fills the properties of objects made elsewhere.
    ///
    /// It is injected as a ``PropertyInjector``, or a ``MainActorPropertyInjector`` if `onMainActor` ends the binding. Subclasses
    /// don't inherit it: the function of a subclass takes the injector of its superclass.
    public func bindPropertyInjectionOf<T: AnyObject>(_ type: T.Type) -> PropertyInjectionBuilder<T> {
        PropertyInjectionBuilder(_entry(binding: PropertyInjector<T>.self))
    }

    /// Begins an entry, such as for a kind of binding that a higher layer adds.
    @usableFromInline
    package func _entry(binding key: Any.Type) -> _Entry {
        _Entry(recorder, module, binding: key)
    }
}

extension Binder {
    /// Begins the binding of a declared default.
    package func _bind<V>(_ declared: _DefaultDeclaration, as type: V.Type) -> BindingBuilder<V, _Step.Qualified, V, S>
    {
        let entry = _entry(binding: V.self)
        entry._declare(declared)
        return BindingBuilder(entry)
    }
}

/// The binder of a component or a module without a scope.
public typealias UnscopedBinder = Binder<Unscoped>
