// SPDX-License-Identifier: Apache-2.0

extension FixedWidthInteger where Self: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Self? {
        content.numeral.flatMap { NumberText.integer($0) }
    }

    static var expectation: String {
        if Self.bitWidth <= 32 { return "an integer from \(Self.min) to \(Self.max)" }
        return Self.isSigned ? "an integer" : "a non-negative integer"
    }

    static var range: String? { Self.bitWidth > 32 ? "\(Self.min) to \(Self.max)" : nil }
}

extension Int: PropertyScalar {}
extension Int8: PropertyScalar {}
extension Int16: PropertyScalar {}
extension Int32: PropertyScalar {}
extension Int64: PropertyScalar {}
extension Int128: PropertyScalar {}
extension UInt: PropertyScalar {}
extension UInt8: PropertyScalar {}
extension UInt16: PropertyScalar {}
extension UInt32: PropertyScalar {}
extension UInt64: PropertyScalar {}
extension UInt128: PropertyScalar {}

extension BinaryFloatingPoint where Self: PropertyScalar & LosslessStringConvertible {
    static var expectation: String { "a number" }

    static func make(of content: PropertyNode.Content) -> Self? {
        content.numeral.flatMap { NumberText.floating($0) }
    }

    static var range: String? {
        "\(Self.leastNonzeroMagnitude) to \(Self.greatestFiniteMagnitude), of either sign"
    }
}

extension Double: PropertyScalar {}
extension Float: PropertyScalar {}

/// The notation of numbers in YAML's core schema, which includes JSON's.
enum NumberText {
    /// Parses an integer; nil if it does not fit. A whole number such as 1.0 or 1e3 is an integer, too.
    static func integer<Number: FixedWidthInteger>(_ text: String) -> Number? {
        guard let first = text.utf8.first else { return nil }
        if first == UInt8(ascii: "0"), text.utf8.count > 1 {
            if text.hasPrefix("0x") { return Number(text.dropFirst(2), radix: 16) }
            if text.hasPrefix("0o") { return Number(text.dropFirst(2), radix: 8) }
        }
        if hasLeadingZero(text) { return nil }
        if let number = Number(text) { return number }
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }),
            YAMLScalar.isNumber(text.utf8)
        else { return nil }
        return whole(text)
    }

    /// Parses a whole number with a fraction or an exponent by its digits, because a `Double` has fewer than an integer.
    private static func whole<Number: FixedWidthInteger>(_ text: String) -> Number? {
        let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
        guard let exponent = parts.count > 1 ? Int(parts[1]) : 0, exponent.magnitude < 1_000_000 else { return nil }
        let mantissa = parts[0].drop { $0 == "-" || $0 == "+" }.split(separator: ".", omittingEmptySubsequences: false)
        let point = mantissa[0].count + exponent
        let written = mantissa.joined()
        let digits = String(written.reversed().drop { $0 == "0" }.reversed())
        guard digits.contains(where: { $0 != "0" }) else { return 0 }
        // No integer has more than 39 digits.
        guard digits.count <= point, point - digits.prefix(while: { $0 == "0" }).count <= 39 else { return nil }
        return Number((text.hasPrefix("-") ? "-" : "") + digits + String(repeating: "0", count: point - digits.count))
    }

    /// Returns whether a string is digits after a zero: decimal in YAML 1.2, octal in 1.1, and therefore ambiguous.
    static func hasLeadingZero(_ text: String) -> Bool {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        return digits.count > 1 && digits.first == UInt8(ascii: "0") && digits.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Parses a number; nil if it does not fit. It is infinite only if it is written so.
    static func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ text: String) -> Number? {
        guard YAMLScalar.isNumber(text.utf8) else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0o") {
            let value: UInt64? = integer(text)
            return value.flatMap { Number(exactly: $0) }
        }
        if text.hasSuffix("inf") || text.hasSuffix("Inf") || text.hasSuffix("INF") {
            return text.hasPrefix("-") ? -Number.infinity : Number.infinity
        }
        guard !hasLeadingZero(text), let number = Number(text), number.isFinite else { return nil }
        let isTooSmall = number.isZero && text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
        return isTooSmall ? nil : number
    }
}
