// SPDX-License-Identifier: Apache-2.0

/// A source of elements whose construction may suspend or fail: each request returns a new one, or the shared one.
///
/// Request it instead of a ``Provider`` if the element or a dependency of it awaits or throws, and the build of the
/// component doesn't make that first; a ``Provider`` of such an element is `DI/EffectRequired`. `get()` may be called
/// from any task and from any actor.
///
/// ```swift
/// actor LoyaltyProgram {
///     private let database: AsyncProvider<Database>
///
///     init(database: AsyncProvider<Database>) {
///         self.database = database
///     }
///
///     func points(of guest: String) async throws -> Int {
///         try await database.get().points(of: guest)   // the database is opened for the first guest
///     }
/// }
/// ```
///
/// A shared instance is made once, however many tasks request it. A cancelled waiter throws `CancellationError`, and
/// the construction continues, even without waiters. A failure reaches all waiters and is not kept: the next request
/// tries again. A request for an existing instance neither suspends nor allocates.
///
/// A shared instance outlives the request, so it is made without the request's task-local values, in a detached task
/// that has the priority of the first request. If its component's build makes it, it has the build's values. An
/// unshared instance has the values of its request.
///
/// A provider of the graph throws a ``ConstructionError`` with the path and the error of the factory,
/// `CancellationError`, or a ``ClosedComponentError`` once the component is closed. A provider made by hand throws
/// the errors of its closure, which it calls for each request: concurrent requests run it several times. The provider
/// keeps alive the same components as a ``Provider``, defers, and breaks a cycle. Request an element of the main
/// actor by a ``MainActorProvider``, unless its binding awaits.
public struct AsyncProvider<Element>: Sendable {
    /// Makes an element once its dependencies exist.
    @usableFromInline let provider: Provider<Element>
    /// The bindings that are made before an element.
    private let needs: _Needs
    /// The closure of a provider made by hand.
    private let getter: (@Sendable () async throws -> sending Element)?

    init(_ provider: Provider<Element>, after needs: _Needs) {
        self.provider = provider
        self.needs = needs
        getter = nil
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @Sendable () async throws -> sending Element) {
        provider = .absent
        needs = _Needs()
        self.getter = getter
    }

    /// Makes a provider from a closure that doesn't await, or from a function of an actor, such as `Screen.init`.
    public init(getter: @escaping @isolated(any) @Sendable () throws -> sending Element) {
        // A separate overload, because the compiler would otherwise take a closure that doesn't await for a value.
        provider = .absent
        needs = _Needs()
        self.getter = { try await getter() }
    }

    /// Returns a new element, or the shared one, after its dependencies that throw or await.
    ///
    /// The element is handed over to the caller's isolation, which is the default of `isolation`. An element that isn't
    /// `Sendable` can therefore be stored in the actor that requests it.
    @inlinable
    public func get(isolation: isolated (any Actor)? = #isolation) async throws -> sending Element {
        if let existing = provider._existing {
            // Proof of nonisolated(unsafe): an instance in a slot is shared, and shared instances are Sendable, except
            // on the main actor, where a valid graph has no such provider.
            nonisolated(unsafe) let element = existing
            return element
        }
        return try await make()
    }

    @usableFromInline
    func make(isolation: isolated (any Actor)? = #isolation) async throws -> sending Element {
        if let getter { return try await getter() }
        guard needs.unshared == nil, !needs.mayBeClosed(from: provider.frame) else { return try await makeSlowly() }
        // Proof of nonisolated(unsafe): as for Provider, an element is either new or Sendable.
        nonisolated(unsafe) let element = provider.get()
        return element
    }

    /// Makes an element after the dependencies that don't exist yet.
    private func makeSlowly(isolation: isolated (any Actor)? = #isolation) async throws -> sending Element {
        if let unshared = needs.unshared {
            let word = try await _Need(unshared, distance: 0)._makeUnshared(from: provider.frame)
            // Proof of nonisolated(unsafe): the element is new, and this word its only owner.
            nonisolated(unsafe) let element = _takeWord(word, as: Element.self)
            return element
        }
        try provider.frame._checkNotClosed(for: Element.self)
        try await _Need.fill(needs.list, from: provider.frame)
        // Proof of nonisolated(unsafe): as for Provider, an element is either new or Sendable.
        nonisolated(unsafe) let element = provider.get()
        return element
    }
}

extension AsyncProvider where Element: Sendable {
    /// Makes a provider from an async function whose result isn't declared as `sending`.
    public init(getter: @escaping @Sendable () async throws -> Element) {
        provider = .absent
        needs = _Needs()
        self.getter = { try await getter() }
    }

    /// Makes a provider from a function whose result isn't declared as `sending`.
    public init(getter: @escaping @isolated(any) @Sendable () throws -> Element) {
        provider = .absent
        needs = _Needs()
        self.getter = { try await getter() }
    }

    /// Makes a provider that keeps a value and always returns it, without suspending.
    @_disfavoredOverload
    public init(value: Element) {
        // Disfavoured, because the compiler would otherwise take a trailing closure for a value.
        self.init(Provider(value: value), after: _Needs())
    }
}
