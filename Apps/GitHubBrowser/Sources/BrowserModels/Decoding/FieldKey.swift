// SPDX-License-Identifier: Apache-2.0

/// The key of a field or its position in a list, as a literal in the decoder.
public struct FieldKey: CodingKey, ExpressibleByStringLiteral {
    /// The key, or the position in digits.
    public let stringValue: String
    /// The position; nil for a key.
    public let intValue: Int?

    /// Creates a key.
    public init(_ key: String) {
        stringValue = key
        intValue = nil
    }

    /// Creates a key.
    public init?(stringValue: String) { self.init(stringValue) }

    /// Creates a key.
    public init(stringLiteral key: String) { self.init(key) }

    /// Creates a position.
    public init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
