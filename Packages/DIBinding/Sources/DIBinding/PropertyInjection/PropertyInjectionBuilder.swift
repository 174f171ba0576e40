// SPDX-License-Identifier: Apache-2.0

import DICore

/// The binding of a ``PropertyInjector`` or a ``MainActorPropertyInjector``, which lacks its terminating step.
public struct PropertyInjectionBuilder<T: AnyObject> {
    let entry: _Entry

    init(_ entry: _Entry) {
        self.entry = entry
    }

    /// Binds a function of the object and its dependencies, such as a closure or a static function.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line, injector: @escaping @Sendable (T, repeat each P) -> Void
    ) -> BindingReceipt<PropertyInjector<T>> {
        entry._record(
            .propertyInjector, binding: PropertyInjector<T>.self, _types(repeat (each P).self), _SourcePlace(file, line)
        ) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            let call = _Call { frame, object in injector(object, repeat (each nodes)._make(frame)) }
            return call.injectorNode(parameters)
        }
        return BindingReceipt()
    }

    /// Binds a method of the object, such as `Display.inject`.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @Sendable (T) -> (repeat each P) -> Void
    ) -> BindingReceipt<PropertyInjector<T>> {
        @Sendable func inject(_ object: T, _ parameters: repeat each P) { injector(object)(repeat each parameters) }
        return to(file: file, line: line, injector: inject)
    }

    /// Leaves the terminating step to a function.
    @discardableResult
    public func configured<Injector>(
        with configure: (PropertyInjectionReceiptBinder<T>) -> BindingReceipt<Injector>
    ) -> BindingReceipt<Injector> {
        configure(self)
    }
}

/// The parameter of the function for `propertyInjector(configuredWith:)`.
public typealias PropertyInjectionReceiptBinder<T: AnyObject> = PropertyInjectionBuilder<T>

extension BindingBuilder {
    /// Leaves the binding of a property injector, such as a root's, to a function.
    @discardableResult
    public func propertyInjector<T: AnyObject>(
        configuredWith configure: (PropertyInjectionReceiptBinder<T>) -> BindingReceipt<PropertyInjector<T>>
    ) -> BindingReceipt<PropertyInjector<T>> where Input == PropertyInjector<T> {
        configure(PropertyInjectionBuilder(_entry))
    }

    /// Leaves the binding of a property injector of the main actor, such as a root's, to a function.
    @discardableResult
    public func propertyInjector<T: AnyObject>(
        configuredWith configure: (PropertyInjectionReceiptBinder<T>) -> BindingReceipt<MainActorPropertyInjector<T>>
    ) -> BindingReceipt<MainActorPropertyInjector<T>> where Input == MainActorPropertyInjector<T> {
        configure(PropertyInjectionBuilder(_entry))
    }
}

extension PropertyInjectionBuilder {
    /// Silences warnings and notes for this binding.
    public func allowing(_ ids: Diagnostic.ID...) -> PropertyInjectionBuilder {
        entry._allow(ids)
        return self
    }
}
