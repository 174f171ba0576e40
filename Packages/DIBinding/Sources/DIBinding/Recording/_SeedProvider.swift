// SPDX-License-Identifier: Apache-2.0

import DICore

/// A seed that is itself a provider, and is bound as its element.
protocol _SeedProvider {
    static var _key: Any.Type { get }
    static var _element: Any.Type { get }
    /// Returns the node of the element, given the node of the seed.
    static func _provided(by seed: _AnyNode) -> _AnyNode
}

extension Provider: _SeedProvider {
    static var _key: Any.Type { Element.self }
    static var _element: Any.Type { Element.self }

    static func _provided(by seed: _AnyNode) -> _AnyNode {
        // The linker passes the node of the seed, whose type this is.
        let node = seed._typed(as: Self.self)
        return _AnyNode._node(as: Element.self) { frame in node._make(frame).get() }
    }
}

extension TaggedProvider: _SeedProvider {
    static var _key: Any.Type { _Key.type(taggedWith: T.self) }
    static var _element: Any.Type { T.Element.self }

    static func _provided(by seed: _AnyNode) -> _AnyNode {
        // The linker passes the node of the seed, whose type this is.
        let node = seed._typed(as: Self.self)
        return _AnyNode._node(as: T.Element.self) { frame in node._make(frame).get() }
    }
}

extension _Key {
    /// The key that a type means where keys are listed: a provider's element, a tag's values, or the type itself.
    package static func type(meantBy type: Any.Type) -> Any.Type {
        if let provider = type as? any _SeedProvider.Type { return provider._key }
        return (type as? any Tag.Type).map { _Key.type(taggedWith: $0) } ?? type
    }
}
