// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The value of an object's field, before a renderer formats it.
public indirect enum FieldValue: Sendable, Hashable {
    /// Nothing is known.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number of bytes.
    case bytes(Int)
    /// A text, which may come from a stranger.
    case text(String)
    /// A point in time.
    case time(Date)
    /// Several values in their order.
    case list([FieldValue])
    /// Named values in their order.
    case object([Member])

    /// One named value of an object.
    public struct Member: Sendable, Hashable {
        /// The key in JSON.
        public let name: String
        /// The value of the key.
        public let value: FieldValue

        /// Makes a member.
        public init(_ name: String, _ value: FieldValue) {
            self.name = name
            self.value = value
        }
    }
}

extension FieldValue {
    /// Makes a text, or null if there is none.
    public static func optional(_ text: String?) -> FieldValue { text.map(FieldValue.text) ?? .null }
    /// Makes a whole number, or null if there is none.
    public static func optional(_ number: Int?) -> FieldValue { number.map(FieldValue.integer) ?? .null }
    /// Yes or no, or null where neither is known.
    public static func optional(_ flag: Bool?) -> FieldValue { flag.map(FieldValue.bool) ?? .null }
    /// Makes a point in time, or null if there is none.
    public static func optional(_ time: Date?) -> FieldValue { time.map(FieldValue.time) ?? .null }
    /// Several texts, or null where there are none.
    public static func optional(_ texts: [String]?) -> FieldValue {
        texts.map { .list($0.map(FieldValue.text)) } ?? .null
    }
}
