// SPDX-License-Identifier: Apache-2.0

/// The key of a field or its position in a list, as a literal in the decoder.
package struct FieldKey: CodingKey, ExpressibleByStringLiteral {
    /// The key, or the position in digits.
    package let stringValue: String
    /// The position; nil for a key.
    package let intValue: Int?

    package init(_ key: String) {
        stringValue = key
        intValue = nil
    }

    package init?(stringValue: String) { self.init(stringValue) }

    package init(stringLiteral key: String) { self.init(key) }

    package init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
