// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of one binding whose instances are made on the main actor, step by step.
public struct MainActorBindingBuilder<Input, Step, Bound, S: ScopeBase> {
    /// The entry of the binding. For the layers' own use.
    public let _entry: _Entry

    @usableFromInline
    init(_ entry: _Entry) {
        _entry = entry
    }
}

extension BindingBuilder {
    /// Makes the instances on the main actor.
    public func onMainActor() -> MainActorBindingBuilder<Input, Step, Bound, S> {
        _entry._add(.onMainActor)
        return MainActorBindingBuilder(_entry)
    }
}

extension MainActorBindingBuilder where Step: _Shareable, S: DICore.Scope {
    /// Shares one instance in each built component; only the main actor makes, reads and releases it.
    public func sharedInScope() -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry.draft.sharing = .shared
        _entry.draft.isMainOnly = true
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Shares one instance in each built component, by a policy; only the main actor makes, reads and releases it.
    public func sharedInScope(_ policy: SharingPolicy) -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry.draft.sharing = policy.kind
        _entry.draft.isMainOnly = true
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _Shareable, S: DICore.Scope, Input: Sendable {
    /// Shares one instance in each built component, which is made on first use.
    public func sharedInScope() -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry.draft.sharing = .shared
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Shares one instance in each built component, by a policy.
    public func sharedInScope(_ policy: SharingPolicy) -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry.draft.sharing = policy.kind
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder {
    /// Binds a function of more parameters than the overloads take.
    @discardableResult
    public func to<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        factory: @escaping @MainActor @Sendable (repeat each P) -> Input
    ) -> BindingReceipt<Input> {
        _entry._record(.factory, _types(repeat (each P).self), _SourcePlace(file, line)) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            let make: @MainActor @Sendable (_Frame) -> Input = { frame in factory(repeat (each nodes)._make(frame)) }
            // Proof of unsafeBitCast: isolation to a global actor is no part of a synchronous function's convention. A
            // graph without errors makes the binding on the main actor only. The closure around the factory is cast,
            // because a function of a pack cannot be.
            return _Node<Input>(unsafeBitCast(make, to: (@Sendable (_Frame) -> Input).self))
        }
        return BindingReceipt()
    }
}
