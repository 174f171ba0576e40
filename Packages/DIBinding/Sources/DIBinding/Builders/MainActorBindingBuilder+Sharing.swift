// SPDX-License-Identifier: Apache-2.0

import DICore

// Two of each: for a type that is Sendable, the compiler takes the one that says so.

extension MainActorBindingBuilder where Step: _Shareable, S: DICore.Scope {
    /// Shares one instance in each built component, which only the main actor makes, reads and releases.
    ///
    /// The type need not be `Sendable`. Whatever replaces the binding in a test keeps to the main actor, too.
    public func sharedInScope() -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry._share(.shared, isMainOnly: true)
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Shares one instance in each built component, by a policy; only the main actor makes, reads and releases it.
    public func sharedInScope(_ policy: SharingPolicy) -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry._share(policy.kind, isMainOnly: true)
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}

extension MainActorBindingBuilder where Step: _Shareable, S: DICore.Scope, Input: Sendable {
    /// Shares one instance in each built component, which is made on first use on the main actor.
    public func sharedInScope() -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry._share(.shared, isMainOnly: false)
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }

    /// Shares one instance in each built component, by a policy; the main actor makes it.
    public func sharedInScope(_ policy: SharingPolicy) -> MainActorBindingBuilder<Input, _Shared, Bound, S> {
        _entry._share(policy.kind, isMainOnly: false)
        return MainActorBindingBuilder<Input, _Shared, Bound, S>(_entry)
    }
}
