// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of one binding whose instances are made on the main actor, step by step.
///
/// It has the steps of ``BindingBuilder``, with two differences: the functions may belong to the main actor, and shared
/// instances need not be `Sendable`. Only the main actor makes the instances; if they are not `Sendable`, only the main
/// actor reads and releases them, too.
///
/// ```swift
/// binder.bind(Display.self).onMainActor().to(factory: Display.init)
/// binder.bind(Display.self).sharedInScope().onMainActor().to(factory: Display.init)   // the class is Sendable
/// binder.onMainActor.bind(Menu.self).sharedInScope().to(factory: Menu.init)           // the class need not be
/// ```
///
/// Every binding that directly needs such an instance belongs to the main actor as well, up to the component, whose
/// ``ComponentBase/Construction`` is then ``OnMainActor``. Errors: `DI/MainActorRequired` where one is made elsewhere.
///
/// A factory of the main actor without this step is rejected by the compiler, with "converting function value of type
/// '@MainActor …' to '@Sendable …' loses global actor 'MainActor'" for `Display.init`, and with "call to main actor-isolated
/// initializer" for a closure. In Swift 5 mode, the first of these is only a warning, and the instances are made on any
/// thread: treat it as an error.
public struct MainActorBindingBuilder<Input, Step, Bound, S: ScopeBase> {
    /// The entry of the binding. For the layers' own use.
    public let _entry: _Entry

    @usableFromInline
    init(_ entry: _Entry) {
        _entry = entry
    }

    /// The builder of the same entry, whose functions are called on the main actor nevertheless.
    public var _plain: BindingBuilder<Input, Step, Bound, S> {
        BindingBuilder(_entry)
    }

    /// Returns the builder of the same binding without the step, for terminating steps that make nothing.
    public func _anywhere() -> BindingBuilder<Input, Step, Bound, S> {
        _entry._remove(.onMainActor)
        return _plain
    }
}

extension BindingBuilder {
    /// Makes the instances on the main actor; possible at every step before the terminating one.
    ///
    /// ```swift
    /// binder.bind(Display.self).onMainActor().to(factory: Display.init)
    /// ```
    ///
    /// After it, shared instances need not be `Sendable`. A module in which all bindings have this step says instead
    /// `let binder = binder.onMainActor`.
    public func onMainActor() -> MainActorBindingBuilder<Input, Step, Bound, S> {
        _entry._add(.onMainActor)
        return MainActorBindingBuilder(_entry)
    }
}

extension MainActorBindingBuilder {
    /// Rejects a step that is there already.
    @available(*, unavailable, message: "the binding is on the main actor already")
    public func onMainActor() -> MainActorBindingBuilder {
        self
    }

    /// Silences warnings and notes for this binding; possible at every step before the terminating one.
    public func allowing(_ ids: Diagnostic.ID...) -> MainActorBindingBuilder {
        _entry._allow(ids)
        return self
    }
}

extension MainActorBindingBuilder where Step: _Taggable {
    /// Binds under a tag, whose element is the bound type or, for a part of a collection, the collection.
    public func tagged<T: Tag>(
        with tag: T.Type
    ) -> MainActorBindingBuilder<Input, _Tagged, Bound, S> where T.Element == Bound {
        MainActorBindingBuilder<Input, _Tagged, Bound, S>(_plain.tagged(with: tag)._entry)
    }
}

extension MainActorBindingBuilder where Step: _Qualifiable {
    /// Binds under a qualifier, for `to(qualified:)` to choose. Requests without a qualifier never match.
    public func qualified(_ qualifier: String) -> MainActorBindingBuilder<Input, _Qualified, Bound, S> {
        MainActorBindingBuilder<Input, _Qualified, Bound, S>(_plain.qualified(qualifier)._entry)
    }
}
