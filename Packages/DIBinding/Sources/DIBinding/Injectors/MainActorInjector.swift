// SPDX-License-Identifier: Apache-2.0

import DICore

/// An injector on the main actor, through which bindings of the main actor can be requested, too.
///
/// ```swift
/// let menu = await injector.onMainActor.get(MenuModel.self)   // without await on the main actor
/// ```
@MainActor
public struct MainActorInjector {
    @usableFromInline let injector: Injector
    @usableFromInline let table: _EntryTable

    init(_ injector: Injector) {
        self.injector = injector
        table = injector.points.mainTable
    }

    /// Returns a new element, or the shared one; otherwise as ``Injector/get(_:file:line:)``.
    @inlinable
    public func get<T>(_ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line) -> T {
        if let node = table.find(T.self) { return injector._element(of: node, as: T.self) }
        return injector._element(
            of: injector.answer(_Key(T.self), _SourcePlace(file, line), isOnMain: true), as: T.self)
    }

    /// Returns an element of the binding with a qualifier; otherwise as ``Injector/get(_:file:line:)``.
    public func get<T>(
        _ type: T.Type = T.self, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> T {
        let key = _Key(T.self, qualifier)
        return injector._element(
            of: injector.answer(key, _SourcePlace(file, line), isOnMain: true), as: T.self)
    }

    /// Returns the value of a tag; otherwise as ``Injector/get(_:file:line:)``.
    public func get<T: Tag>(tagged tag: T.Type, file: StaticString = #fileID, line: UInt = #line) -> T.Element {
        let key = _Key(_Key.type(taggedWith: T.self))
        return injector._element(
            of: injector.answer(key, _SourcePlace(file, line), isOnMain: true), as: T.Element.self)
    }

    /// Returns an element, or nil where ``get(_:file:line:)`` would end the process.
    public func find<T>(_ type: T.Type = T.self) -> T? {
        injector.points.node(for: _Key(T.self), isOnMain: true).map {
            injector._element(of: $0, as: T.self)
        }
    }

    /// Returns an element of the binding with a qualifier, or nil where a `get` would end the process.
    public func find<T>(_ type: T.Type = T.self, qualified qualifier: String) -> T? {
        injector.points.node(for: _Key(T.self, qualifier), isOnMain: true).map {
            injector._element(of: $0, as: T.self)
        }
    }

    /// Returns the value of a tag, or nil where a `get` would end the process.
    public func find<T: Tag>(tagged tag: T.Type) -> T.Element? {
        let key = _Key(_Key.type(taggedWith: T.self))
        return injector.points.node(for: key, isOnMain: true).map {
            injector._element(of: $0, as: T.Element.self)
        }
    }

    /// Returns the shared instance of a type if there is one, and makes nothing.
    public func existing<T>(_ type: T.Type = T.self) -> T? {
        injector.existing(_Key(T.self), isOnMain: true)
    }
}

extension Injector {
    /// The same injector for the main actor.
    @MainActor public var onMainActor: MainActorInjector { MainActorInjector(self) }
}
