// SPDX-License-Identifier: Apache-2.0

/// The key type of the values of a tag.
///
/// A tag may be bound as a separate type, too, even if it is its own element, so its type cannot be the key of its
/// values. Internal, so that no code outside of this layer can bind or request this very type.
enum TagKey<T: Tag>: AnyTagKey {
    static var tag: any Tag.Type { T.self }
}

/// The key type of a tag of which only the metatype is known.
protocol AnyTagKey {
    static var tag: any Tag.Type { get }
}

extension _Key {
    /// Returns the key type of a tag's values.
    @usableFromInline
    package static func type<T: Tag>(taggedWith tag: T.Type) -> Any.Type {
        TagKey<T>.self
    }

    /// The tag of a tagged value, or nil.
    package var tag: (any Tag.Type)? {
        Self.tag(of: type)
    }

    /// Returns the tag of a key's type, or nil if it is not that of a tagged value.
    static func tag(of type: Any.Type) -> (any Tag.Type)? {
        Shapes.findTagKey(type)?.tag
    }

    /// The type of the bound values: for a tagged value the element of the tag.
    package var element: Any.Type {
        tag?._element ?? Self.defaultElement(of: type) ?? type
    }
}

extension Tag {
    /// The element's type, for callers that hold only the tag's type.
    static var _element: Any.Type { Element.self }
}
