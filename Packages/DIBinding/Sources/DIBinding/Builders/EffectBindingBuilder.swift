// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of a binding whose factory throws or awaits; it only lacks its factory.
public struct EffectBindingBuilder<Input, Effect: ConstructionKind> {
    let entry: _Entry

    init(_ entry: _Entry) {
        entry._add(Effect._effects)
        self.entry = entry
    }
}

extension BindingBuilder {
    /// Makes the instances with a function that throws.
    public func throwing() -> EffectBindingBuilder<Input, Throwing> {
        EffectBindingBuilder(_entry)
    }

    /// Makes the instances with an async function.
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
        entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
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
        entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
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
        entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            let make: @MainActor @Sendable (_Frame) throws -> Input = { frame in
                try factory(repeat (each nodes)._make(frame))
            }
            // Proof of unsafeBitCast: isolation to a global actor is no part of a synchronous function's convention. A
            // graph without errors makes the binding on the main actor only.
            return _Fallible<Input>(
                throwing: unsafeBitCast(make, to: (@Sendable (_Frame) throws -> Input).self), isOnMainActor: true)
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
        entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Input>(
                awaitingOnMainActor: { frame in try await factory(repeat (each nodes)._make(frame)) })
        }
        return BindingReceipt()
    }
}
