// SPDX-License-Identifier: Apache-2.0

/// The key of a binding: a type, a tag or a type of collection, and optionally a qualifier.
@usableFromInline
package struct _Key: Hashable, Sendable {
    /// The type, the collection's type, or for a tagged value a type that represents only the tag.
    package let type: Any.Type
    /// One word, nil for most keys, which then need no reference counting.
    private let boxedQualifier: Qualifier?

    private final class Qualifier: Sendable {
        let text: String

        init(_ text: String) {
            self.text = text
        }
    }

    /// Makes a key without a qualifier.
    @usableFromInline
    package init(_ type: Any.Type) {
        self.type = type
        boxedQualifier = nil
    }

    package init(_ type: Any.Type, _ qualifier: String?) {
        self.type = type
        boxedQualifier = qualifier.map(Qualifier.init)
    }

    /// The qualifier, or nil. A request without a qualifier never matches a qualified binding.
    package var qualifier: String? { boxedQualifier?.text }

    /// Whether there is a qualifier.
    package var isQualified: Bool { boxedQualifier != nil }

    /// Whether two keys have the same type, by identity and never by name, and the same qualifier.
    @usableFromInline
    package static func == (one: _Key, other: _Key) -> Bool {
        one.type == other.type && one.qualifier == other.qualifier
    }

    /// Hashes the type's identity and the qualifier.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        if let boxedQualifier { hasher.combine(boxedQualifier.text) }
    }
}
