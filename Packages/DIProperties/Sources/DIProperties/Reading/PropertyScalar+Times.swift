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
    static var placeholder: Duration { .zero }

    static func advice(for content: PropertyNode.Content) -> String? {
        guard case .text(let text) = content.asText, YAMLScalar.isNumber(text.utf8) else { return nil }
        return "write it with a unit: \(text)s or \(text)ms"
    }
}

/// Durations as `15s`, `250ms`, `1.5h` or `1h30m`: numbers with a unit each, the larger units first.
enum DurationText {
    /// The units and how many attoseconds they are, the largest first. Two letters are tried before one.
    private static let units: [(name: String, attoseconds: Int128)] = [
        ("d", 86_400_000_000_000_000_000_000), ("h", 3_600_000_000_000_000_000_000), ("m", 60_000_000_000_000_000_000),
        ("s", 1_000_000_000_000_000_000), ("ms", 1_000_000_000_000_000), ("us", 1_000_000_000_000),
        ("µs", 1_000_000_000_000), ("ns", 1_000_000_000),
    ]

    static func parse(_ text: String) -> Duration? {
        var rest = text[...]
        let isNegative = rest.first == "-"
        if isNegative { rest.removeFirst() }
        guard !rest.isEmpty else { return nil }
        var total: Int128 = 0
        var smallest = Int128.max
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            rest = rest[digits.endIndex...]
            let name = rest.prefix { $0.isLetter }
            rest = rest[name.endIndex...]
            guard let unit = units.first(where: { $0.name == name })?.attoseconds, unit < smallest,
                let part = attoseconds(digits, unit)
            else { return nil }
            smallest = unit
            total += part
        }
        let (seconds, attoseconds) = total.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
        guard let seconds = Int64(exactly: seconds) else { return nil }
        let duration = Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
        return isNegative ? .zero - duration : duration
    }

    /// A number of a unit, exactly; nil where it is none, is too large, or has more digits than the unit.
    private static func attoseconds(_ digits: Substring, _ unit: Int128) -> Int128? {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !parts.contains(""), let whole = Int64(parts[0]) else { return nil }
        let (product, overflows) = Int128(whole).multipliedReportingOverflow(by: unit)
        guard !overflows, product.magnitude < UInt128(1) << 100 else { return nil }
        guard parts.count == 2 else { return product }
        guard parts[1].count <= 9, let fraction = Int128(parts[1]) else { return nil }
        let scale = (0..<parts[1].count).reduce(Int128(1)) { scale, _ in scale * 10 }
        return product + fraction * unit / scale
    }
}

extension URL: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> URL? {
        String.make(of: content).flatMap { $0.isEmpty ? nil : URL(string: $0, encodingInvalidCharacters: false) }
    }

    static var expectation: String { "a URL" }
    static var placeholder: URL { URL(fileURLWithPath: "/") }
}

extension Date: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Date? {
        guard let text = String.make(of: content) else { return nil }
        if let date = try? Date(text, strategy: .iso8601) { return date }
        return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
    }

    static var expectation: String { "a date, such as 2026-11-21 or 2026-11-21T08:30:00Z" }
    static var placeholder: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
