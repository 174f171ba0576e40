// SPDX-License-Identifier: Apache-2.0

import DICore

/// The name of a member of a JSON object.
///
/// One type for all objects: the compiler writes about 2 KB for an enumeration of keys.
struct JSONKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init(stringLiteral value: String) {
        stringValue = value
    }

    init?(intValue: Int) {
        nil
    }
}

/// The members of a JSON object, each of which is read by its name.
///
/// A member that must be present is missing even if its value may be null.
struct JSONMembers {
    let container: KeyedDecodingContainer<JSONKey>

    /// Reads an object; throws `DecodingError` for any other value.
    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: JSONKey.self)
    }

    /// Reads a text, which must be present.
    @inline(never)
    func text(_ key: JSONKey) throws -> String {
        try container.decode(String.self, forKey: key)
    }

    /// Reads a text or null, one of which must be present.
    @inline(never)
    func textOrNull(_ key: JSONKey) throws -> String? {
        try container.decode(String?.self, forKey: key)
    }

    /// Reads a list of texts, which is empty by default.
    @inline(never)
    func texts(_ key: JSONKey) throws -> [String] {
        try container.decodeIfPresent([String].self, forKey: key) ?? []
    }

    /// Reads a Boolean, which is false by default.
    @inline(never)
    func flag(_ key: JSONKey) throws -> Bool {
        try container.decodeIfPresent(Bool.self, forKey: key) ?? false
    }

    /// Reads a value, which must be present.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func value<Value: Decodable>(_ key: JSONKey) throws -> Value {
        try container.decode(Value.self, forKey: key)
    }

    /// Reads a value if it is present and not null.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func valueIfPresent<Value: Decodable>(_ key: JSONKey) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
    }
}
