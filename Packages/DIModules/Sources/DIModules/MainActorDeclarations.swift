// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The functions that declare bindings on the main actor.
///
/// It is what ``onMainActor`` returns, and has the functions `factory`, `single`, `weak` and `eager` in all their shapes, for
/// functions that may belong to the main actor. What is shared need not be `Sendable`: if it isn't, only the main actor makes,
/// reads and releases it.
public struct MainActorDeclarations: Sendable {
    /// The functions for instances that a function of the main actor makes and that throws.
    public var throwing: EffectDeclarations<OnMainActor.Throwing> { EffectDeclarations() }
    /// The functions for instances that an async function of the main actor makes.
    public var asynchronous: EffectDeclarations<OnMainActor.Asynchronous> { EffectDeclarations() }
}

/// The functions that declare bindings on the main actor, as the step `onMainActor` of a binder.
///
/// ```swift
/// let screens = Bindings {
///     onMainActor.single(Display.init)
///     onMainActor.factory { Menu(display: $0) }
/// }
/// ```
public var onMainActor: MainActorDeclarations { MainActorDeclarations() }

/// The functions that declare bindings whose functions throw or await.
///
/// It is what ``throwing`` and ``asynchronous`` return, and has the functions `factory`, `single`, `weak` and `eager`. The
/// instances are made before those that need them, as with the steps `throwing` and `asynchronous` of a binder.
public struct EffectDeclarations<Effect: ConstructionKind>: Sendable {}

/// The functions that declare bindings of functions that throw.
///
/// ```swift
/// let stores = Bindings { throwing.single(Store.init) }    // init(path:) throws
/// ```
///
/// Errors: `DI/UnsharedEffect` if it is requested directly without being shared.
public var throwing: EffectDeclarations<Throwing> { EffectDeclarations() }

/// The functions that declare bindings of async functions, which may throw and belong to a global actor.
///
/// ```swift
/// let sessions = Bindings { asynchronous.single(Session.init) }    // init(store:) async throws
/// ```
///
/// Errors: `DI/UnsharedEffect` if it is requested directly without being shared.
public var asynchronous: EffectDeclarations<Asynchronous> { EffectDeclarations() }

extension MainActorDeclarations {
    /// Offers a type to those who ask on the main actor, through an injector's `onMainActor`.
    public func offer<T>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
        Bindings._offering(_Key(T.self), T.self, _SourcePlace(file, line), .onMainActor)
    }

    /// Offers the binding of a type that has a qualifier to those who ask on the main actor.
    public func offer<T>(
        _ type: T.Type, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> Bindings {
        Bindings._offering(_Key(T.self, qualifier), T.self, _SourcePlace(file, line), .onMainActor)
    }

    /// Offers a tagged value to those who ask on the main actor.
    public func offer<G: Tag>(tagged tag: G.Type, file: StaticString = #fileID, line: UInt = #line) -> Bindings {
        Bindings._offering(_Key(_Key.type(taggedWith: G.self)), G.Element.self, _SourcePlace(file, line), .onMainActor)
    }
}
