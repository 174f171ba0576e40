// SPDX-License-Identifier: Apache-2.0

/// The name of a field or its position in a list, written where the field is read.
public struct FieldKey: CodingKey, ExpressibleByStringLiteral {
    /// The key, or the position in digits.
    public let stringValue: String
    /// The position; nil for a key.
    public let intValue: Int?

    /// Makes a key.
    public init(_ key: String) {
        stringValue = key
        intValue = nil
    }

    /// Makes a key.
    public init?(stringValue: String) { self.init(stringValue) }

    /// Makes a key.
    public init(stringLiteral key: String) { self.init(key) }

    /// Makes a position.
    public init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
