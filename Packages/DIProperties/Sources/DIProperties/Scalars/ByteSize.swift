// SPDX-License-Identifier: Apache-2.0

/// A number of bytes, written with a unit, such as `10MB` or `512KiB`.
///
/// ```swift
/// struct CacheConfig: ConfigProperty {
///     static let path = "cache"
///     static let defaults = "{ size: 64MiB }"
///     let size: ByteSize
/// }
/// ```
///
/// The units are `B`, `kB`, `MB`, `GB` and `TB` in steps of 1,000, and `KiB`, `MiB`, `GiB` and `TiB` in steps of 1,024, in
/// either case. A space is allowed before the unit. A fraction must be a whole number of bytes: `1.5kB`.
public struct ByteSize: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number of bytes, 0 or more.
    public let bytes: Int

    /// Makes a size; a negative number is taken as 0.
    public init(bytes: Int) {
        self.bytes = max(0, bytes)
    }

    /// Parses a size; nil if the string is not a size.
    public init?(_ text: String) {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let name = text[digits.endIndex...].drop { $0 == " " }.lowercased()
        guard let unit = Self.units.first(where: { $0.name.lowercased() == name })?.bytes,
            let size = UnitText.product(digits, Int128(unit)), size.isExact, let bytes = Int(exactly: size.whole)
        else { return nil }
        self.bytes = bytes
    }

    /// Returns whether one size has fewer bytes than the other.
    public static func < (one: ByteSize, other: ByteSize) -> Bool { one.bytes < other.bytes }

    /// The size in the largest unit of which it is a whole number: `64MiB`.
    public var description: String {
        let unit = Self.units.filter { $0.bytes <= bytes && bytes % $0.bytes == 0 }.max { $0.bytes < $1.bytes }
        return unit.map { "\(bytes / $0.bytes)\($0.name)" } ?? "\(bytes)B"
    }

    private static let units: [(name: String, bytes: Int)] = [
        ("B", 1), ("kB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("TB", 1_000_000_000_000),
        ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("TiB", 1 << 40),
    ]
}

extension ByteSize: Codable {
    /// Decodes a size from a string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let size = ByteSize(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "it is not \(Self.expectation)")
        }
        self = size
    }

    /// Encodes the size as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension ByteSize: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> ByteSize? {
        String.make(of: content).flatMap { ByteSize($0) }
    }

    static var expectation: String { "a size, such as 10MB or 512KiB" }
}
