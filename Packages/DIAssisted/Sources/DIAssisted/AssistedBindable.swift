// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A binding that lacks the terminating step of an assisted factory.
public protocol AssistedBindable<F> {
    /// The bound factory.
    associatedtype F: AssistedFactory

    /// The entry of the binding. For the layers' own use.
    var _entry: _Entry { get }
}

extension AssistedBindable {
    /// Completes the binding with a function, given the nodes of its parameters.
    @_alwaysEmitIntoClient @inline(__always)
    func _record(
        _ types: [Any.Type], _ place: _SourcePlace,
        _ makeCall: @escaping (_ParameterNodes) -> _Call<F.Seed, F.Element>
    ) -> BindingReceipt<Factory<F>> {
        _entry._record(.assistedFactory, binding: Factory<F>.self, types, place) { makeCall($0).node(of: F.self, $0) }
        return ._made()
    }

    /// Silences warnings and notes for this binding.
    public func allowing(_ ids: Diagnostic.ID...) -> Self {
        _entry._allow(ids)
        return self
    }

    /// Binds a function of a seed, which comes first, and more parameters than the overloads take.
    @discardableResult
    @_disfavoredOverload
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (Assisted<F.Seed>, repeat each P) -> F.Element
    ) -> BindingReceipt<Factory<F>> {
        _record(_types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Call { frame, seed in factory(Assisted(value: seed), repeat (each nodes)._make(frame)) }
        }
    }

    /// Binds a function of a seed, which comes last, and more parameters than the overloads take.
    @discardableResult
    @_disfavoredOverload
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (repeat each P, Assisted<F.Seed>) -> F.Element
    ) -> BindingReceipt<Factory<F>> {
        @Sendable func make(_ seed: Assisted<F.Seed>, _ parameters: repeat each P) -> F.Element {
            call(factory, repeat each parameters, seed)
        }
        return to(file: file, line: line, factory: make)
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "the factory takes Assisted<Seed> once, as its first or its last parameter, and returns the bound type"
    )
    public func to<Output, each P>(factory: (repeat each P) -> Output) -> BindingReceipt<Factory<F>> {
        ._made()
    }

    /// Binds a function of the main actor that takes a seed first, and any number of parameters.
    @discardableResult
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (Assisted<F.Seed>, repeat each P) -> F.Element
    ) -> BindingReceipt<MainActorFactory<F>> {
        let (types, place) = (_types(repeat (each P).self), _SourcePlace(file, line))
        _entry._ending(.onMainActor)._record(.assistedFactory, binding: MainActorFactory<F>.self, types, place) {
            parameters in
            let nodes = (repeat parameters.next((each P).self))
            let call = _Call<F.Seed, F.Element>(onMainActor: { frame, seed in
                factory(Assisted(value: seed), repeat (each nodes)._make(frame))
            })
            let node = call.node(of: F.self, parameters)._typed(as: Factory<F>.self)
            return _AnyNode._node(as: MainActorFactory<F>.self) { frame in MainActorFactory(node._make(frame)) }
        }
        return ._made()
    }

    /// Binds a function of the main actor that takes any number of parameters, and a seed last.
    @discardableResult
    @_disfavoredOverload
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P, Assisted<F.Seed>) -> F.Element
    ) -> BindingReceipt<MainActorFactory<F>> {
        @MainActor
        func make(_ seed: Assisted<F.Seed>, _ parameters: repeat each P) -> F.Element {
            callOnMainActor(factory, repeat each parameters, seed)
        }
        return onMainActor(file: file, line: line, make)
    }
}

/// Calls a function. An argument behind a pack cannot be passed to a function value as written, because the pack would
/// take it, too.
private func call<each P, Output>(_ function: (repeat each P) -> Output, _ arguments: repeat each P) -> Output {
    function(repeat each arguments)
}

/// Calls a function of the main actor in the same way.
@MainActor
private func callOnMainActor<each P, Output>(
    _ function: @MainActor (repeat each P) -> Output, _ arguments: repeat each P
) -> Output {
    function(repeat each arguments)
}

/// The binding of an assisted factory, before its seed is named.
public struct AssistedInjectionBindingBuilder<T>: AssistedBindable {
    /// The factory, unless another one is named.
    public typealias F = EmptySeed<T>

    /// The entry of the binding.
    public let _entry: _Entry

    /// Names the factory, and with it the seed.
    public func with<Named: AssistedFactory>(_ factory: Named.Type) -> AssistedInjectionSeedDecorator<Named>
    where Named.Element == T {
        AssistedInjectionSeedDecorator(_entry: _entry)
    }
}

/// The binding of a named assisted factory, which lacks its terminating step.
public struct AssistedInjectionSeedDecorator<F: AssistedFactory>: AssistedBindable {
    /// The entry of the binding.
    public let _entry: _Entry
}

extension Binder {
    /// Begins the binding of an assisted factory, which can be injected as a ``Factory``, or as a ``MainActorFactory`` if
    /// `onMainActor` ends the binding.
    ///
    /// ```swift
    /// binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
    /// binder.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).onMainActor(OrderScreen.init)
    /// ```
    public func bindFactory<T>(_ type: T.Type) -> AssistedInjectionBindingBuilder<T> {
        AssistedInjectionBindingBuilder(_entry: _entry(binding: Factory<EmptySeed<T>>.self))
    }
}
