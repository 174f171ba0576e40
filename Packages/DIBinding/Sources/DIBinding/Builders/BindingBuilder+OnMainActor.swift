// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Step: _Step.BeforeSharing, S: DICore.Scope {
    /// Shares one instance in each built component, which only the main actor makes, reads and releases.
    ///
    /// The type need not be `Sendable`, and the hooks after this step are functions of the main actor. A replacement
    /// in a test belongs to the main actor, too.
    ///
    /// ```swift
    /// binder.bind(Menu.self).sharedOnMainActor().onMainActor(Menu.init)
    /// binder.bind(Formatter.self).sharedOnMainActor().to(factory: Formatter.init)    // made there, too
    /// ```
    ///
    /// A class of the main actor is `Sendable`: for its instances ``sharedInScope(_:)`` suffices, with hooks that await.
    public func sharedOnMainActor(
        _ sharing: SharingPolicy.InScope = .shared
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Shared>, Bound, S> {
        _entry._shareOnMainActor(sharing.policy, isMainOnly: true)
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Shared>, Bound, S>(_entry)
    }
}

// The compiler prefers this function where the type is Sendable.
extension BindingBuilder where Step: _Step.BeforeSharing, S: DICore.Scope, Input: Sendable {
    /// Shares one instance in each built component, which the main actor makes.
    ///
    /// The hooks after this step are functions of the main actor. As the type is `Sendable`, the instance of a function
    /// that throws or awaits can be read anywhere once it is made.
    public func sharedOnMainActor(
        _ sharing: SharingPolicy.InScope = .shared
    ) -> BindingBuilder<Input, _Step.OnMainActor<_Step.Shared>, Bound, S> {
        _entry._shareOnMainActor(sharing.policy, isMainOnly: false)
        return BindingBuilder<Input, _Step.OnMainActor<_Step.Shared>, Bound, S>(_entry)
    }
}

extension BindingBuilder {
    /// Binds a function of the main actor with more parameters than the overloads take.
    @discardableResult
    @_disfavoredOverload
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P) -> Input
    ) -> BindingReceipt<Input> {
        _entry.record(.factory, _SourcePlace(file, line), onMainActor: factory)
        return BindingReceipt()
    }

    /// Binds a provider of the main actor, which is called there for each request.
    @discardableResult
    public func onMainActor(
        provider: MainActorProvider<Input>, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _entry._ending(.onMainActor)._record(.provider, [], _SourcePlace(file, line)) { _ in
            _AnyNode.node(as: Input.self, onMainActor: { _ in provider.get() })
        }
        return BindingReceipt()
    }

    /// Binds a provider of any isolation, which is called on the main actor for each request.
    @discardableResult
    public func onMainActor(
        provider: some ProviderProtocol<Input> & Sendable, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        endingOnMainActor().to(provider: provider, file: file, line: line)
    }

    /// Returns a builder whose terminating step makes instances on the main actor.
    func endingOnMainActor() -> BindingBuilder {
        BindingBuilder(_entry._ending(.onMainActor))
    }
}
