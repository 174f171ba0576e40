// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The value of an object's field, before a renderer formats it.
package indirect enum FieldValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case bytes(Int)
    /// A text, possibly from an untrusted source.
    case text(String)
    case time(Date)
    case list([FieldValue])
    case object([Member])

    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: FieldValue

        package init(_ name: String, _ value: FieldValue) {
            self.name = name
            self.value = value
        }
    }
}

extension FieldValue {
    /// Creates a text; null for nil.
    package static func optional(_ text: String?) -> FieldValue { text.map(FieldValue.text) ?? .null }
    package static func optional(_ number: Int?) -> FieldValue { number.map(FieldValue.integer) ?? .null }
    package static func optional(_ flag: Bool?) -> FieldValue { flag.map(FieldValue.bool) ?? .null }
    package static func optional(_ time: Date?) -> FieldValue { time.map(FieldValue.time) ?? .null }
    package static func optional(_ texts: [String]?) -> FieldValue {
        texts.map { .list($0.map(FieldValue.text)) } ?? .null
    }
}
