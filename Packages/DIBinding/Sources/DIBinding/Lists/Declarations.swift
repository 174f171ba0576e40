// SPDX-License-Identifier: Apache-2.0

import DICore

/// The functions that declare bindings whose functions throw, await or belong to the main actor.
///
/// Returned by ``onMainActor``, ``throwing`` and ``asynchronous``, it has the functions `factory` and `single`; for the main
/// actor also `decorate`. Instances that throw or await are made before their dependents, as with the steps of a binder.
///
/// On the main actor, a shared instance that isn't `Sendable` is made, read and released only by the main actor.
public struct Declarations<Effect: ConstructionKind>: Sendable {}

extension Declarations where Effect == OnMainActor {
    /// The functions for instances of throwing functions of the main actor.
    public var throwing: Declarations<OnMainActor.Throwing> { Declarations<OnMainActor.Throwing>() }
    /// The functions for instances of async functions of the main actor.
    public var asynchronous: Declarations<OnMainActor.Asynchronous> { Declarations<OnMainActor.Asynchronous>() }
}

/// The functions that declare bindings on the main actor, as the step `onMainActor` of a binder.
///
/// ```swift
/// let screens = Bindings {
///     onMainActor.single(Display.init)
///     onMainActor.factory { Menu(display: $0) }
/// }
/// ```
public var onMainActor: Declarations<OnMainActor> { Declarations() }

/// The functions that declare bindings of functions that throw.
///
/// ```swift
/// let stores = Bindings { throwing.single(Store.init) }    // init(path:) throws
/// ```
///
/// Errors: `DI/UnsharedEffect` if an unshared instance is requested directly.
public var throwing: Declarations<Throwing> { Declarations() }

/// The functions that declare bindings of async functions, which may throw and belong to a global actor.
///
/// ```swift
/// let sessions = Bindings { asynchronous.single(Session.init) }    // init(store:) async throws
/// ```
///
/// Errors: `DI/UnsharedEffect` if an unshared instance is requested directly.
public var asynchronous: Declarations<Asynchronous> { Declarations() }
