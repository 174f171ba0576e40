// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Duration: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Duration? {
        switch content {
        case .text(let text), .untyped(let text): DurationText.parse(text)
        default: nil
        }
    }

    static var expectation: String { "a duration, such as 15s, 250ms or 1h30m" }

    static func advice(for content: PropertyNode.Content) -> String? {
        guard case .text(let text) = content.asText, YAMLScalar.isNumber(text.utf8) else { return nil }
        return "write it with a unit: \(text)s or \(text)ms"
    }
}

/// A parser of durations such as `1h30m`, with the larger units first, and such as `PT5M` of ISO 8601.
///
/// Months and years of ISO 8601 are rejected, because they have no fixed length.
enum DurationText {
    private struct Unit {
        let name: String
        let attoseconds: Int128
    }

    /// The units, the largest first.
    private static let units: [Unit] = [
        Unit(name: "d", attoseconds: 86_400 * second), Unit(name: "h", attoseconds: 3_600 * second),
        Unit(name: "m", attoseconds: 60 * second), Unit(name: "min", attoseconds: 60 * second),
        Unit(name: "s", attoseconds: second), Unit(name: "ms", attoseconds: second / 1_000),
        // The micro sign, and the Greek letter that Unicode recommends.
        Unit(name: "us", attoseconds: second / 1_000_000), Unit(name: "\u{B5}s", attoseconds: second / 1_000_000),
        Unit(name: "\u{3BC}s", attoseconds: second / 1_000_000),
        Unit(name: "ns", attoseconds: second / 1_000_000_000),
    ]
    private static let dates: [Unit] = [
        Unit(name: "W", attoseconds: 604_800 * second), Unit(name: "D", attoseconds: 86_400 * second),
    ]
    private static let times: [Unit] = [
        Unit(name: "H", attoseconds: 3_600 * second), Unit(name: "M", attoseconds: 60 * second),
        Unit(name: "S", attoseconds: second),
    ]
    private static let second: Int128 = 1_000_000_000_000_000_000

    static func parse(_ text: String) -> Duration? {
        let isNegative = text.first == "-"
        let rest = isNegative ? text.dropFirst() : text[...]
        guard let total = rest.first == "P" ? standard(rest.dropFirst()) : sum(rest, of: units) else { return nil }
        let (seconds, attoseconds) = total.quotientAndRemainder(dividingBy: second)
        guard let seconds = Int64(exactly: seconds) else { return nil }
        let duration = Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
        return isNegative ? .zero - duration : duration
    }

    /// Parses the part after the `P` of ISO 8601: weeks alone, or days and, after a `T`, hours, minutes and seconds.
    private static func standard(_ written: Substring) -> Int128? {
        let text = written.replacing(",", with: ".")
        // Only the last of the numbers may have a fraction, and weeks can't be combined.
        guard text.drop(while: { $0 != "." }).filter(\.isLetter).count <= 1,
            !text.contains("W") || text.filter(\.isLetter).count == 1
        else { return nil }
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return sum(parts[0], of: dates) }
        guard let time = sum(parts[1], of: times) else { return nil }
        return parts[0].isEmpty ? time : sum(parts[0], of: dates).map { $0 + time }
    }

    /// Parses one or more numbers, each with a unit smaller than the one before.
    private static func sum(_ text: Substring, of units: [Unit]) -> Int128? {
        guard !text.isEmpty else { return nil }
        var rest = text
        var total: Int128 = 0
        var smallest = Int128.max
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            rest = rest[digits.endIndex...]
            let name = rest.prefix { $0.isLetter }
            rest = rest[name.endIndex...]
            guard let unit = units.first(where: { $0.name == name })?.attoseconds, unit < smallest,
                let part = UnitText.product(digits, unit)?.whole
            else { return nil }
            smallest = unit
            total += part
        }
        return total
    }
}

/// A decimal number of a unit.
enum UnitText {
    /// Returns the product without its fraction, and whether it has none; nil if the text is not a number, or too large.
    static func product(_ digits: Substring, _ unit: Int128) -> (whole: Int128, isExact: Bool)? {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !parts.contains(""), let whole = Int64(parts[0]) else { return nil }
        let (product, overflows) = Int128(whole).multipliedReportingOverflow(by: unit)
        guard !overflows, product.magnitude < UInt128(1) << 100 else { return nil }
        guard parts.count == 2 else { return (product, true) }
        guard parts[1].count <= 12, let fraction = Int128(parts[1]) else { return nil }
        let scale = parts[1].reduce(Int128(1)) { scale, _ in scale * 10 }
        let (part, rest) = (fraction * unit).quotientAndRemainder(dividingBy: scale)
        return (product + part, rest == 0)
    }
}
