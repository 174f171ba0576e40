// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A binding on the main actor that lacks the terminating step of an assisted factory.
public protocol MainActorAssistedBindable<F> {
    /// The bound factory.
    associatedtype F: AssistedFactory

    /// The entry of the binding. For the layers' own use.
    var _entry: _Entry { get }
}

extension MainActorAssistedBindable {
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
        factory: @escaping @MainActor @Sendable (Assisted<F.Seed>, repeat each P) -> F.Element
    ) -> BindingReceipt<MainActorFactory<F>> {
        _entry._record(.assistedFactory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _FactoryNode<F>(onMainActor: { frame, seed in
                factory(Assisted(value: seed), repeat (each nodes)._make(frame))
            }).mainActorNode(parameters)
        }
        return ._made()
    }

    /// Binds a function of a seed, which comes last, and more parameters than the overloads take.
    @discardableResult
    @_disfavoredOverload
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (repeat each P, Assisted<F.Seed>) -> F.Element
    ) -> BindingReceipt<MainActorFactory<F>> {
        _entry._record(.assistedFactory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _FactoryNode<F>(onMainActor: { frame, seed in
                call(factory, repeat (each nodes)._make(frame), Assisted(value: seed))
            }).mainActorNode(parameters)
        }
        return ._made()
    }

    // Two forms, as those of the other builders on the main actor: closures take the first one, and functions of another
    // global actor the second one.
    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            the factory takes Assisted<Seed> once, as its first or its last parameter, and returns the bound type; \
            it belongs to no other global actor
            """
    )
    public func to<Output, each P>(
        factory: @MainActor (repeat each P) -> Output
    ) -> BindingReceipt<MainActorFactory<F>> {
        ._made()
    }

    /// Rejects a factory that does not fit.
    @discardableResult
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            the factory takes Assisted<Seed> once, as its first or its last parameter, and returns the bound type; \
            it belongs to no other global actor
            """
    )
    public func to<Output, each P>(
        factory: @isolated(any) (repeat each P) -> Output
    ) -> BindingReceipt<MainActorFactory<F>> {
        ._made()
    }
}

/// Calls a function. An argument behind a pack cannot be passed to a function value as written, because the pack would
/// take it, too.
@MainActor
private func call<each P, Output>(
    _ function: @MainActor (repeat each P) -> Output, _ arguments: repeat each P
) -> Output {
    function(repeat each arguments)
}

/// The binding of an assisted factory on the main actor, before its seed is named.
public struct MainActorAssistedInjectionBindingBuilder<T>: MainActorAssistedBindable {
    /// The factory, unless another one is named.
    public typealias F = EmptySeed<T>

    /// The entry of the binding.
    public let _entry: _Entry
    private let makeEntry: (Any.Type) -> _Entry

    init(_ makeEntry: @escaping (Any.Type) -> _Entry) {
        self.makeEntry = makeEntry
        _entry = makeEntry(MainActorFactory<EmptySeed<T>>.self)
    }

    /// Names the factory, and with it the seed.
    public func with<Named: AssistedFactory>(
        _ factory: Named.Type
    ) -> MainActorAssistedInjectionSeedDecorator<Named> where Named.Element == T {
        let entry = makeEntry(MainActorFactory<Named>.self)
        entry._allow(asFor: _entry)
        return MainActorAssistedInjectionSeedDecorator(_entry: entry)
    }
}

/// The binding of a named assisted factory on the main actor, which lacks its terminating step.
public struct MainActorAssistedInjectionSeedDecorator<F: AssistedFactory>: MainActorAssistedBindable {
    /// The entry of the binding.
    public let _entry: _Entry
}

extension MainActorBinder {
    /// Begins the binding of an assisted factory of the main actor, which can be injected as a ``MainActorFactory``.
    ///
    /// ```swift
    /// binder.onMainActor.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).to(factory: OrderScreen.init)
    /// ```
    public func bindFactory<T>(_ type: T.Type) -> MainActorAssistedInjectionBindingBuilder<T> {
        MainActorAssistedInjectionBindingBuilder(_entry(binding:))
    }
}
