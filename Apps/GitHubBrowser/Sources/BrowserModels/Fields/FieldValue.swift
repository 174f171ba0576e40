// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The value of an object's field, before a renderer formats it.
public indirect enum FieldValue: Sendable, Hashable {
    /// An unknown value.
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number of bytes.
    case bytes(Int)
    /// A text, possibly from an untrusted source.
    case text(String)
    /// A point in time.
    case time(Date)
    /// Several values in their order.
    case list([FieldValue])
    /// Named values in their order.
    case object([Member])

    /// A named value of an object.
    public struct Member: Sendable, Hashable {
        /// The key in JSON.
        public let name: String
        /// The value of the key.
        public let value: FieldValue

        /// Creates a member.
        public init(_ name: String, _ value: FieldValue) {
            self.name = name
            self.value = value
        }
    }
}

extension FieldValue {
    /// Creates a text; null for nil.
    public static func optional(_ text: String?) -> FieldValue { text.map(FieldValue.text) ?? .null }
    /// Creates a whole number; null for nil.
    public static func optional(_ number: Int?) -> FieldValue { number.map(FieldValue.integer) ?? .null }
    /// Creates a truth value; null for nil.
    public static func optional(_ flag: Bool?) -> FieldValue { flag.map(FieldValue.bool) ?? .null }
    /// Creates a point in time; null for nil.
    public static func optional(_ time: Date?) -> FieldValue { time.map(FieldValue.time) ?? .null }
    /// Creates a list of texts; null for nil.
    public static func optional(_ texts: [String]?) -> FieldValue {
        texts.map { .list($0.map(FieldValue.text)) } ?? .null
    }
}
