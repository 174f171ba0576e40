// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of one binding, step by step.
///
/// The steps come in this order, each at most once: a collection, a tag, a qualifier, sharing, hooks, and a terminating
/// step. The compiler checks the order: `Step` is the last step taken.
///
/// ```swift
/// binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
/// binder.bind((any Log).self).qualified("file").to(factory: FileLog.init)
/// binder.bind(Double.self).tagged(with: BoilerTemperature.self).to(value: 93)
/// binder.bind(Cup.self).intoCollection().to { Cup() }
/// binder.bind(Display.self).sharedInScope().onMainActor(Display.init)
/// binder.bind(Session.self).sharedInScope().asynchronous(Session.init)
/// ```
///
/// `to(factory:)` takes a function or an initialiser, such as `Heater.init`; its parameters are the dependencies of the
/// binding. If a type has several initialisers, `init` alone means the one without parameters, if there is one; a
/// closure such as `{ Heater(power: $0) }` selects another one. Parameters with defaults are dependencies, too, unless
/// a closure leaves them out.
///
/// The terminating step depends on the function:
///
/// | Function | Step |
/// |---|---|
/// | `(P, …) -> X`, called on any thread | `to(factory:)` |
/// | `@MainActor (P, …) -> X` | ``onMainActor(file:line:_:)`` |
/// | `(P, …) throws -> X` | ``throwing(file:line:_:)`` |
/// | `(P, …) async throws -> X` | ``asynchronous(file:line:_:)`` |
/// | `@MainActor (P, …) throws -> X` | ``throwingOnMainActor(file:line:_:)`` |
/// | `@MainActor (P, …) async throws -> X` | ``asynchronousOnMainActor(file:line:_:)`` |
///
/// Every binding that directly depends on an instance of the main actor belongs to the main actor as well, up to the component,
/// whose ``Component/Construction`` is then ``OnMainActor``. Errors: `DI/MainActorRequired` where one is made elsewhere.
///
/// The compiler rejects a function of the main actor for `to(factory:)`, with "converting function value of type '@MainActor …'
/// to '@Sendable …' loses global actor 'MainActor'" for `Display.init`, and with "call to main actor-isolated initializer" for a
/// closure. In Swift 5 mode, the first of these is only a warning, and the instances are made on any thread: treat it as an
/// error.
public struct BindingBuilder<Input, Step, Bound, S: ScopeBase> {
    // One concrete type has all the steps: a protocol in its place would cost the lookup of a witness table and of the
    // builder's metadata for each binding in code that is not specialised.
    // No two adjacent type parameters are ever equal: equal ones degenerate the runtime's cache of generic types
    // (Documentation/Decisions/0002).

    /// The entry of the binding. For the layers' own use.
    @usableFromInline package let _entry: _Entry

    @usableFromInline
    init(_ entry: _Entry) {
        _entry = entry
    }
}

extension BindingBuilder where Step: _Step.BeforeTag {
    /// Binds under a tag, whose element is the bound type or, for a part of a collection, the collection.
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Input, _Step.Tagged, Bound, S>
    where T.Element == Bound {
        _entry._tag(with: tag)
        return BindingBuilder<Input, _Step.Tagged, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Step.BeforeQualifier {
    /// Binds under a qualifier, for `to(qualified:)` to choose. Requests without a qualifier never match.
    public func qualified(_ qualifier: String) -> BindingBuilder<Input, _Step.Qualified, Bound, S> {
        _entry._qualify(qualifier)
        return BindingBuilder<Input, _Step.Qualified, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step: _Step.BeforeSharing, S: DICore.Scope, Input: Sendable {
    /// Shares one instance in each built component, which is made exactly once for any number of threads.
    ///
    /// Without an argument, it is made on first use and kept as long as the component.
    public func sharedInScope(
        _ sharing: SharingPolicy.InScope = .shared
    ) -> BindingBuilder<Input, _Step.Shared, Bound, S> {
        _entry.sharing = sharing.policy
        return BindingBuilder<Input, _Step.Shared, Bound, S>(_entry)
    }
}

extension BindingBuilder where Step == _Step.Received {
    /// Makes the builder of a declared entry, which only lacks its terminating step.
    package init(_declared entry: _Entry) {
        self.init(entry)
    }
}
