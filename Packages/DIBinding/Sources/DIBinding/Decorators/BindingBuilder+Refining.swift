// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Bound == Input {
    /// Binds a function that refines the parent's instance of the same key, which is its first parameter.
    ///
    /// ```swift
    /// binder.bind(Logger.self).sharedInScope().refining { (outer: Logger, request: RequestInfo) in
    ///     outer.with("request", request.id)
    /// }
    /// ```
    ///
    /// The component and all below it get the refined instance, the parent keeps its own. The first parameter is that of the
    /// nearest ancestor that binds the type, tag and qualifier, whatever its sharing; a binding that refines one may be refined
    /// again further below. In contrast to a decorator, it has a sharing and hooks of its own. A whole collection can be
    /// refined, but not by one of its elements, which are added to those of the parent.
    ///
    /// Errors: `DI/RefinesNothing` if no ancestor binds the key.
    @discardableResult
    public func refining<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @Sendable (Input, repeat each P) -> Input
    ) -> BindingReceipt<Input> {
        refining().to(file: file, line: line, factory: factory)
        return BindingReceipt()
    }

    /// Begins a function that refines the parent's instance.
    ///
    /// It ends as a decorator does: by `throwing`, `asynchronous`, `onMainActor`, or one of the first two with `OnMainActor`.
    ///
    /// ```swift
    /// binder.bind(Session.self).sharedInScope().refining().asynchronous { (outer: Session, user: User) async throws in
    ///     try await outer.signedIn(as: user)
    /// }
    /// ```
    ///
    /// Otherwise as ``refining(file:line:_:)``.
    public func refining() -> DecoratorBuilder<Input, _Step.Refined> {
        DecoratorBuilder(_entry._refining())
    }
}

extension BindingBuilder {
    /// Rejects a part of a collection.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message:
            "an element is added to those of the parent; only a binding of the whole collection refines the parent's"
    )
    public func refining(_ factory: Any) {}
}
