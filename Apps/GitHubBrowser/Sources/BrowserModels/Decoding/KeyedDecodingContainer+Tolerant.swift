// SPDX-License-Identifier: Apache-2.0

import Foundation

extension KeyedDecodingContainer {
    /// Decodes an optional value and takes one of the wrong type for an absent one.
    ///
    /// GitHub's documentation and its answers differ in what may be null, so only what the program cannot do without
    /// is decoded strictly.
    func tolerant<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// Decodes the first value that is there under one of several keys.
    func tolerant<Value: Decodable>(firstOf keys: Key..., as type: Value.Type = Value.self) -> Value? {
        keys.lazy.compactMap { tolerant($0, as: type) }.first
    }

    /// Decodes a text of an object in this one, such as the login of an account; nil for an empty text.
    func tolerantText(_ key: Key, _ inner: Key) -> String? {
        (try? nestedContainer(keyedBy: Key.self, forKey: key))?.tolerantText(inner)
    }

    /// Decodes a time in the form of RFC 3339 and takes any other text for an absent one.
    func tolerantTime(_ key: Key) -> Date? {
        tolerant(key, as: String.self).flatMap(Date.init(rfc3339:))
    }

    /// Decodes a text and takes an empty one for an absent one, as GitHub does with blogs and home pages.
    func tolerantText(_ key: Key) -> String? {
        tolerant(key, as: String.self).flatMap { $0.isEmpty ? nil : $0 }
    }
}
