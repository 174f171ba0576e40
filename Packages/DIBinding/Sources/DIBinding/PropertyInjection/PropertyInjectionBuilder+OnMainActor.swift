// SPDX-License-Identifier: Apache-2.0

import DICore

extension PropertyInjectionBuilder {
    /// Binds a function of the main actor that takes the object and its dependencies, as a ``MainActorPropertyInjector``.
    ///
    /// ```swift
    /// binder.bindPropertyInjectionOf(Display.self).onMainActor { (display: Display, heater: Heater) in
    ///     display.heater = heater
    /// }
    /// ```
    @discardableResult
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ injector: @escaping @MainActor @Sendable (T, repeat each P) -> Void
    ) -> BindingReceipt<MainActorPropertyInjector<T>> {
        entry._ending(.onMainActor)._record(
            .propertyInjector, binding: MainActorPropertyInjector<T>.self, _types(repeat (each P).self),
            _SourcePlace(file, line)
        ) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            let call = _Call(onMainActor: { frame, object in injector(object, repeat (each nodes)._make(frame)) })
            return call.mainActorInjectorNode(parameters)
        }
        return BindingReceipt()
    }

    /// Binds a method of an object of the main actor, such as `Display.inject`.
    @discardableResult
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ injector: @escaping @MainActor @Sendable (T) -> @MainActor (repeat each P) -> Void
    ) -> BindingReceipt<MainActorPropertyInjector<T>> {
        @MainActor
        func inject(_ object: T, _ parameters: repeat each P) { injector(object)(repeat each parameters) }
        return onMainActor(file: file, line: line, inject)
    }
}
