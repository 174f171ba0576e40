// SPDX-License-Identifier: Apache-2.0

struct JSONKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral value: String) { stringValue = value }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// The members of a JSON object; throws `DecodingError` for any other value.
    var members: KeyedDecodingContainer<JSONKey> { get throws { try container(keyedBy: JSONKey.self) } }
}

extension KeyedDecodingContainer<JSONKey> {
    /// Reads a value, which must be present even if it may be null.
    func value<Value: Decodable>(_ key: JSONKey) throws -> Value {
        try decode(Value.self, forKey: key)
    }

    func valueIfPresent<Value: Decodable>(_ key: JSONKey) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }
}
