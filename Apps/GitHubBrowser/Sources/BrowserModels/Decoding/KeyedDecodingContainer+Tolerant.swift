// SPDX-License-Identifier: Apache-2.0

import Foundation

extension KeyedDecodingContainer {
    /// Decodes an optional value; a value of the wrong type counts as absent.
    ///
    /// GitHub's documentation and its responses differ in nullable fields, so only indispensable fields are decoded strictly.
    func tolerant<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// Decodes the first value present under several keys.
    func tolerant<Value: Decodable>(firstOf keys: Key..., as type: Value.Type = Value.self) -> Value? {
        keys.lazy.compactMap { tolerant($0, as: type) }.first
    }

    /// Decodes a text of an object in this one, such as the login of an account; nil for an empty text.
    func tolerantText(_ key: Key, _ inner: Key) -> String? {
        (try? nestedContainer(keyedBy: Key.self, forKey: key))?.tolerantText(inner)
    }

    /// Decodes a time in RFC 3339 format; any other text counts as absent.
    func tolerantTime(_ key: Key) -> Date? {
        tolerant(key, as: String.self).flatMap(Date.init(rfc3339:))
    }

    /// Decodes a text; an empty one counts as absent, because GitHub sends it for a missing blog or home page.
    func tolerantText(_ key: Key) -> String? {
        tolerant(key, as: String.self).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Decodes a case of an enumeration from its text, with the errors of `decode(_:forKey:)`.
    ///
    /// It decodes the text first: for any other decoded type, the runtime reads all conformances of the program to find out
    /// whether the type validates its values.
    package func decodeChoice<Choice: RawRepresentable & Decodable>(
        _ type: Choice.Type = Choice.self, forKey key: Key
    ) throws -> Choice where Choice.RawValue == String {
        let text = try? superDecoder(forKey: key).singleValueContainer().decode(String.self)
        if let choice = text.flatMap(Choice.init(rawValue:)) { return choice }
        return try decode(type, forKey: key)
    }
}
