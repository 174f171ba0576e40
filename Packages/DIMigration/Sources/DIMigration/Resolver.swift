// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The parameter of an opaque factory, which requests its dependencies from its component while it runs.
///
/// ```swift
/// let kitchen = Bindings {
///     factory { CoffeeMaker(heater: $0()) }
///     factory(qualified: "spare") { CoffeeMaker(heater: $0.find() ?? Heater()) }
/// }
/// ```
///
/// The dependencies of such a function are unknown before it runs. The graph shows `needs: unknown`, with the warning
/// `DI/OpaqueNeeds`. With parameters instead, `{ CoffeeMaker(heater: $0) }`, the graph contains and checks them.
///
/// A call is a request from the component that declares the binding. If nothing binds the type, the process ends with
/// `DI/MissingBinding`, the line of the call and the factory; a cycle ends it with the path. A resolver remains valid after the
/// factory returns, and keeps its component alive. It isn't `Sendable`.
public struct Resolver {
    fileprivate let factory: _OpaqueFactory
    fileprivate let frame: _Frame
    fileprivate let isOnMain: Bool

    /// Returns an element, in any shape that a parameter can have.
    public func callAsFunction<T>(
        _ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line
    ) -> T {
        get(_Key(T.self), _SourcePlace(file, line))
    }

    /// Returns an element of the binding with a qualifier.
    public func callAsFunction<T>(
        _ type: T.Type = T.self, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> T {
        get(_Key(T.self, qualifier), _SourcePlace(file, line))
    }

    /// Returns the value of a tag.
    public func callAsFunction<G: Tag>(
        tagged tag: G.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> G.Element {
        get(_Key(_Key.type(taggedWith: G.self)), _SourcePlace(file, line))
    }

    /// Returns an element, or nil where a call would end the process.
    public func find<T>(_ type: T.Type = T.self) -> T? {
        factory._find(_Key(T.self), as: T.self, in: frame, isOnMain: isOnMain)
    }

    /// Returns an element of the binding with a qualifier, or nil where a call would end the process.
    public func find<T>(_ type: T.Type = T.self, qualified qualifier: String) -> T? {
        factory._find(_Key(T.self, qualifier), as: T.self, in: frame, isOnMain: isOnMain)
    }

    /// Returns the value of a tag, or nil where a call would end the process.
    public func find<G: Tag>(tagged tag: G.Type) -> G.Element? {
        factory._find(_Key(_Key.type(taggedWith: G.self)), as: G.Element.self, in: frame, isOnMain: isOnMain)
    }

    private func get<T>(_ key: _Key, _ place: _SourcePlace) -> T {
        factory._get(key, as: T.self, in: frame, isOnMain: isOnMain, place)
    }
}

@available(*, unavailable)
extension Resolver: Sendable {}

extension Bindings {
    /// Declares one binding of an opaque factory. For generated code.
    package static func _opaque<T>(
        _ type: T.Type, tagged tag: (any Tag.Type)? = nil, declared: _DefaultDeclaration? = nil,
        _ sharing: SharingPolicy,
        _ qualifier: String?, _ ids: [Diagnostic.ID]?, isMainOnly: Bool = false, isOnMain: Bool = false,
        _ place: _SourcePlace, _ make: @escaping @Sendable (Resolver) -> T
    ) -> Bindings {
        _declare(T.self, tagged: tag, declared: declared, sharing, qualifier, ids, isMainOnly: isMainOnly) { bind in
            let entry = isOnMain ? bind._entry._ending(.onMainActor) : bind._entry
            entry._recordOpaque(place) { factory in
                _AnyNode._node(as: T.self) { make(Resolver(factory: factory, frame: $0, isOnMain: isOnMain)) }
            }
            return ._made()
        }
    }

    /// Declares one binding of an opaque factory of the main actor. For generated code.
    package static func _opaque<T>(
        _ type: T.Type, tagged tag: (any Tag.Type)? = nil, declared: _DefaultDeclaration? = nil,
        _ sharing: SharingPolicy,
        _ qualifier: String?, _ ids: [Diagnostic.ID]?, isMainOnly: Bool = false, _ place: _SourcePlace,
        onMainActor make: @escaping @MainActor @Sendable (Resolver) -> T
    ) -> Bindings {
        let function = _unisolated(MainActorOpaque(make: make), as: Opaque<T>.self)
        return _opaque(
            T.self, tagged: tag, declared: declared, sharing, qualifier, ids, isMainOnly: isMainOnly, isOnMain: true,
            place, function.make)
    }
}

/// An opaque factory of the main actor.
private struct MainActorOpaque<T>: Sendable {
    let make: @MainActor @Sendable (Resolver) -> T
}

/// An opaque factory.
private struct Opaque<T>: Sendable {
    let make: @Sendable (Resolver) -> T
}
