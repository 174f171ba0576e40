// SPDX-License-Identifier: Apache-2.0

/// A key type that stands for others. Internal, so that no code outside of this layer can bind or request such a type.
protocol StandIn {
    /// The type of the bound values.
    static var element: Any.Type { get }
    /// The tag of tagged values; nil for the values of declared defaults.
    static var tag: (any Tag.Type)? { get }
}

/// The key type of the values of a tag.
///
/// A tag may be bound as a separate type, too, even if it is its own element, so its type cannot be the key of its values.
enum TagKey<T: Tag>: StandIn {
    static var element: Any.Type { T.Element.self }
    static var tag: (any Tag.Type)? { T.self }
}

/// The key type of the values of declared defaults.
///
/// The declaration itself is the qualifier, so that a default is never found by its type.
enum DefaultKey<V>: StandIn {
    static var element: Any.Type { V.self }
    static var tag: (any Tag.Type)? { nil }
}

extension _Key {
    /// Returns the key type of a tag's values.
    @usableFromInline
    package static func type<T: Tag>(taggedWith tag: T.Type) -> Any.Type {
        TagKey<T>.self
    }

    /// Returns the key of a declared default: the name of the declaration in a file.
    package static func declared<V>(_ type: V.Type, _ name: String, in file: String) -> _Key {
        _Key(DefaultKey<V>.self, "\(file):\(name)")
    }

    /// The tag of a tagged value, or nil.
    package var tag: (any Tag.Type)? { Shapes.findStandIn(type)?.tag }

    /// The type of the bound values: for a tagged value the element of the tag.
    package var element: Any.Type { Shapes.findStandIn(type)?.element ?? type }

    /// The name of a declared default, or nil.
    package var defaultName: String? {
        guard let qualifier, let key = Shapes.findStandIn(type), key.tag == nil else { return nil }
        // A file id contains no colon.
        return qualifier.firstIndex(of: ":").map { String(qualifier[qualifier.index(after: $0)...]) }
    }
}
