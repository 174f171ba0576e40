// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Duration: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Duration? {
        String.make(of: content).flatMap(DurationText.parse)
    }

    static var expectation: String { "a duration, such as 15s, 250ms or 1h30m" }
}

/// A parser of durations such as `1h30m`, with the larger units first.
enum DurationText {
    /// The units, the largest first. Microseconds have a `u`, the micro sign, or the Greek letter that Unicode recommends.
    private static let units: [(name: String, attoseconds: Int128)] = [
        ("d", 86_400 * second), ("h", 3_600 * second), ("m", 60 * second), ("min", 60 * second), ("s", second),
        ("ms", second / 1_000), ("us", second / 1_000_000), ("\u{B5}s", second / 1_000_000),
        ("\u{3BC}s", second / 1_000_000), ("ns", second / 1_000_000_000),
    ]
    private static let second: Int128 = 1_000_000_000_000_000_000

    static func parse(_ text: String) -> Duration? {
        let isNegative = text.first == "-"
        let rest = isNegative ? text.dropFirst() : text[...]
        guard let total = sum(rest) else { return nil }
        let (seconds, attoseconds) = total.quotientAndRemainder(dividingBy: second)
        guard let seconds = Int64(exactly: seconds) else { return nil }
        let duration = Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
        return isNegative ? .zero - duration : duration
    }

    /// Parses one or more numbers, each with a unit smaller than the one before.
    private static func sum(_ text: Substring) -> Int128? {
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
