// SPDX-License-Identifier: Apache-2.0

import DICore

/// What `configure` is handed, to say what is bound.
///
/// Its type carries the scope, so that the compiler knows what may be shared and which modules may be included. It is of
/// use only while `configure` runs; afterwards the process traps with a text that names the component.
public struct Binder<S: ScopeBase> {
    /// The scope of the component or module.
    public typealias Scope = S

    let recorder: _Recorder
    let module: (any Module.Type)?

    init(_ recorder: _Recorder, module: (any Module.Type)? = nil) {
        self.recorder = recorder
        self.module = module
    }

    /// Begins a binding of a type, which may be left to inference. A terminating step, such as `to`, makes it count.
    public func bind<Element>(_ type: Element.Type = Element.self) -> BindingBuilder<Element, _Begun, Element, S> {
        BindingBuilder(_entry(binding: Element.self))
    }

    /// Says that the absence of a binding is meant: a request for `T?` is nil then, and a collection is empty.
    ///
    /// For a tagged value, `type` is the tag. A collection that is meant to be empty is there: a request for `[T]?` is the
    /// empty collection, not nil.
    public func bindOptional<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        recorder.addOptional(T.self, _SourcePlace(file, line))
    }

    /// Begins a function that fills the properties of objects which somebody else makes.
    ///
    /// It can be injected as ``PropertyInjector``. There is one for each class; it is not inherited, so that of a subclass
    /// asks for that of its superclass.
    public func bindPropertyInjectionOf<T: AnyObject>(_ type: T.Type) -> PropertyInjectionBuilder<T> {
        PropertyInjectionBuilder(_entry(binding: PropertyInjector<T>.self))
    }

    /// Begins an entry, such as for a kind of binding that a higher layer adds.
    public func _entry(binding key: Any.Type) -> _Entry {
        _Entry(recorder, _BindingDraft(module, binding: key))
    }
}

/// The binder of what has no scope.
public typealias UnscopedBinder = Binder<Unscoped>
