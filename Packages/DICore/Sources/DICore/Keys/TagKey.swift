// SPDX-License-Identifier: Apache-2.0

/// The key type of what is bound under a tag.
///
/// A tag may be bound as a type of its own, too, even where it is its own element, so its type cannot be the key of its
/// values. Internal: outside of this layer nothing can be bound as, or ask for, this type itself.
enum TagKey<T: Tag>: AnyTagKey {
    static var tag: any Tag.Type { T.self }
}

/// A key type of which only the metatype is known.
protocol AnyTagKey {
    static var tag: any Tag.Type { get }
}

extension _Key {
    /// The type under which a tag's values are bound.
    public static func type<T: Tag>(taggedWith tag: T.Type) -> Any.Type {
        TagKey<T>.self
    }

    /// The tag, if what is bound is bound under one. Asks the runtime for a conformance, which is slow.
    public var tag: (any Tag.Type)? {
        Self.tag(of: type)
    }

    /// The tag of a key's type, if it is that of a tagged value.
    static func tag(of type: Any.Type) -> (any Tag.Type)? {
        (type as? any AnyTagKey.Type)?.tag
    }

    /// The type of what is bound: for a tagged value the element of the tag.
    public var element: Any.Type {
        tag?._element ?? type
    }
}

extension Tag {
    /// The element's type, for callers that hold only the tag's type.
    static var _element: Any.Type { Element.self }
}
