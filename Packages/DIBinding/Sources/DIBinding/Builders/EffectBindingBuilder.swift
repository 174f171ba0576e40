// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of a binding whose factory throws or awaits, which only lacks that factory.
///
/// ```swift
/// binder.bind(Store.self).sharedInScope().throwing().to(factory: Store.init)        // init(path:) throws
/// binder.bind(Session.self).sharedInScope().asynchronous().to(factory: Session.init) // init(store:) async throws
/// ```
///
/// The step comes last before `to(factory:)`. Such a binding is shared, and made by the build of the component, before all
/// that is made at once. Everything else requests the instance as that of any other binding. The functions take any
/// number of parameters.
///
/// Errors: `DI/UnsharedEffect` if it is requested directly without being shared, `DI/EffectRequired` if the component's
/// ``ComponentBase/Construction`` does not have the effect.
public struct EffectBindingBuilder<Input, Effect: ConstructionKind> {
    let entry: _Entry

    init(_ entry: _Entry) {
        entry._add(Effect._effects)
        self.entry = entry
    }

    /// Silences warnings and notes for this binding.
    public func allowing(_ ids: Diagnostic.ID...) -> EffectBindingBuilder {
        entry._allow(ids)
        return self
    }
}

extension BindingBuilder {
    /// Makes the instances with a function that throws.
    public func throwing() -> EffectBindingBuilder<Input, Throwing> {
        EffectBindingBuilder(_entry)
    }

    /// Makes the instances with an async function, which may throw and belong to a global actor.
    public func asynchronous() -> EffectBindingBuilder<Input, Asynchronous> {
        EffectBindingBuilder(_entry)
    }
}

extension MainActorBindingBuilder {
    /// Makes the instances with a function that throws, on the main actor.
    public func throwing() -> EffectBindingBuilder<Input, OnMainActor.Throwing> {
        EffectBindingBuilder(_entry)
    }

    /// Makes the instances with an async function, on the main actor.
    public func asynchronous() -> EffectBindingBuilder<Input, OnMainActor.Asynchronous> {
        EffectBindingBuilder(_entry)
    }
}

extension EffectBindingBuilder where Effect == Throwing {
    /// Binds a function that throws.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> {
        entry._record(.factory, _TypesOfPack<repeat each P>.list, _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(throwing: { frame in try factory(repeat (each nodes)._make(frame)) })
        }
        return BindingReceipt()
    }
}

extension EffectBindingBuilder where Effect == Asynchronous {
    /// Binds an async function.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @Sendable (repeat each P) async throws -> Input
    ) -> BindingReceipt<Input> {
        entry._record(.factory, _TypesOfPack<repeat each P>.list, _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(awaiting: { frame in try await factory(repeat (each nodes)._make(frame)) })
        }
        return BindingReceipt()
    }
}

extension EffectBindingBuilder where Effect == OnMainActor.Throwing {
    /// Binds a function of the main actor that throws.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (repeat each P) throws -> Input
    ) -> BindingReceipt<Input> {
        entry._record(.factory, _TypesOfPack<repeat each P>.list, _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(throwingOnMainActor: { frame in try factory(repeat (each nodes)._make(frame)) })
        }
        return BindingReceipt()
    }
}

extension EffectBindingBuilder where Effect == OnMainActor.Asynchronous {
    /// Binds an async function of the main actor.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (repeat each P) async throws -> Input
    ) -> BindingReceipt<Input> {
        entry._record(.factory, _TypesOfPack<repeat each P>.list, _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(
                awaitingOnMainActor: { frame in try await factory(repeat (each nodes)._make(frame)) })
        }
        return BindingReceipt()
    }
}
