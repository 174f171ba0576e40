// SPDX-License-Identifier: Apache-2.0

import DICore

/// The binding of a ``MainActorPropertyInjector``, which lacks its terminating step.
public struct MainActorPropertyInjectionBuilder<T: AnyObject> {
    let entry: _Entry

    init(_ entry: _Entry) {
        self.entry = entry
    }

    /// Silences warnings and notes for this binding.
    public func allowing(_ ids: Diagnostic.ID...) -> MainActorPropertyInjectionBuilder {
        entry._allow(ids)
        return self
    }

    /// Binds a function of the object and its dependencies, such as a closure or a static function.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @MainActor @Sendable (T, repeat each P) -> Void
    ) -> BindingReceipt<MainActorPropertyInjector<T>> {
        entry._record(.propertyInjector, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _InjectorNode(onMainActor: { frame, object in
                injector(object, repeat (each nodes)._make(frame))
            }).mainActorNode(parameters)
        }
        return BindingReceipt()
    }

    /// Binds a method of the object, such as `Display.inject`.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @MainActor @Sendable (T) -> @MainActor (repeat each P) -> Void
    ) -> BindingReceipt<MainActorPropertyInjector<T>> {
        entry._record(.propertyInjector, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _InjectorNode(onMainActor: { frame, object in
                injector(object)(repeat (each nodes)._make(frame))
            }).mainActorNode(parameters)
        }
        return BindingReceipt()
    }

    /// Binds a method of an object that does not belong to the main actor itself.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @MainActor @Sendable (T) -> (repeat each P) -> Void
    ) -> BindingReceipt<MainActorPropertyInjector<T>> {
        entry._record(.propertyInjector, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _InjectorNode(onMainActor: { frame, object in
                injector(object)(repeat (each nodes)._make(frame))
            }).mainActorNode(parameters)
        }
        return BindingReceipt()
    }

    /// Leaves the terminating step to a function.
    @discardableResult
    public func configured(
        with configure: (MainActorPropertyInjectionReceiptBinder<T>) -> BindingReceipt<MainActorPropertyInjector<T>>
    ) -> BindingReceipt<MainActorPropertyInjector<T>> {
        configure(self)
    }
}

/// The parameter of the function for `propertyInjector(configuredWith:)` of the main actor.
public typealias MainActorPropertyInjectionReceiptBinder<T: AnyObject> = MainActorPropertyInjectionBuilder<T>

extension MainActorBindingBuilder {
    /// Leaves the binding of a property injector of the main actor, such as that of a root, to a function.
    @discardableResult
    public func propertyInjector<T: AnyObject>(
        configuredWith configure: (MainActorPropertyInjectionReceiptBinder<T>) -> BindingReceipt<
            MainActorPropertyInjector<T>
        >
    ) -> BindingReceipt<MainActorPropertyInjector<T>> where Input == MainActorPropertyInjector<T> {
        configure(MainActorPropertyInjectionBuilder(_entry))
    }
}

extension BindingBuilder {
    /// Leaves the binding of a property injector of the main actor, such as that of a root, to a function.
    ///
    /// The type says that it belongs to the main actor, so it needs no step `onMainActor()`.
    @discardableResult
    public func propertyInjector<T: AnyObject>(
        configuredWith configure: (MainActorPropertyInjectionReceiptBinder<T>) -> BindingReceipt<
            MainActorPropertyInjector<T>
        >
    ) -> BindingReceipt<MainActorPropertyInjector<T>> where Input == MainActorPropertyInjector<T> {
        onMainActor().propertyInjector(configuredWith: configure)
    }
}
