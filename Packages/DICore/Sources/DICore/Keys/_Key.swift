// SPDX-License-Identifier: Apache-2.0

/// What a binding is bound under: a type, a tag or a type of collection; and a qualifier.
public struct _Key: Hashable, Sendable {
    /// The type, the tag's type, or the collection's type.
    public let type: Any.Type
    /// The qualifier, if there is one. A request without qualifier never matches a qualified binding.
    public let qualifier: String?

    /// Makes a key.
    public init(_ type: Any.Type, _ qualifier: String? = nil) {
        self.type = type
        self.qualifier = qualifier
    }

    /// Whether two keys are of the same type, by identity and never by name, and have the same qualifier.
    public static func == (one: _Key, other: _Key) -> Bool {
        one.type == other.type && one.qualifier == other.qualifier
    }

    /// Hashes the type's identity and the qualifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(qualifier)
    }
}
