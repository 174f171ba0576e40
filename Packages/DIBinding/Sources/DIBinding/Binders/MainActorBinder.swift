// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binder whose bindings are all made on the main actor.
public struct MainActorBinder<S: ScopeBase> {
    /// The scope of the component or module.
    public typealias Scope = S

    let binder: Binder<S>

    /// Begins a binding of a type, which may be inferred, on the main actor.
    public func bind<Element>(
        _ type: Element.Type = Element.self
    ) -> MainActorBindingBuilder<Element, _Begun, Element, S> {
        binder.bind(type).onMainActor()
    }

    /// Begins an entry, such as for a kind of binding that a higher layer adds.
    public func _entry(binding key: Any.Type) -> _Entry {
        let entry = binder._entry(binding: key)
        entry._add(.onMainActor)
        return entry
    }
}

extension Binder {
    /// The same binder for bindings that are made on the main actor.
    public var onMainActor: MainActorBinder<S> { MainActorBinder(binder: self) }
}
