// SPDX-License-Identifier: Apache-2.0

import DICore

/// Requests by qualifier and by tag.
extension Injector {
    /// Returns an element of the binding with a qualifier; otherwise as ``get(_:file:line:)``.
    public func get<T>(
        _ type: T.Type = T.self, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> T {
        _element(of: answer(_Key(T.self, qualifier), _SourcePlace(file, line)), as: T.self)
    }

    /// Returns the value of a tag; otherwise as ``get(_:file:line:)``.
    @inlinable
    public func get<T: Tag>(
        tagged tag: T.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> T.Element {
        let type = _Key.type(taggedWith: T.self)
        if let node = _node(type) { return _element(of: node, as: T.Element.self) }
        return _element(
            of: answer(_Key(type), _SourcePlace(file, line)), as: T.Element.self)
    }

    /// Returns an element of the binding with a qualifier, or nil where ``get(_:qualified:file:line:)`` would end the process.
    public func find<T>(_ type: T.Type = T.self, qualified qualifier: String) -> T? {
        points.node(for: _Key(T.self, qualifier), isOnMain: false).map { _element(of: $0, as: T.self) }
    }

    /// Returns the value of a tag, or nil where ``get(tagged:file:line:)`` would end the process.
    public func find<T: Tag>(tagged tag: T.Type) -> T.Element? {
        let key = _Key(_Key.type(taggedWith: T.self))
        return points.node(for: key, isOnMain: false).map { _element(of: $0, as: T.Element.self) }
    }

    /// Returns the shared instance with a qualifier if there is one, and makes nothing.
    public func existing<T>(_ type: T.Type = T.self, qualified qualifier: String) -> T? {
        existing(_Key(T.self, qualifier))
    }

    /// Returns the shared instance of a tag if there is one, and makes nothing.
    public func existing<T: Tag>(tagged tag: T.Type) -> T.Element? {
        existing(_Key(_Key.type(taggedWith: T.self)))
    }
}
