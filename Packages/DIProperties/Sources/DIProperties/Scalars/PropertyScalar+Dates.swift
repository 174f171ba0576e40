// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Date: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Date? {
        String.make(of: content).flatMap(DateText.parse)
    }

    static var expectation: String { "a date, such as 2026-11-21 or 2026-11-21T08:30:00Z" }

    static func advice(for content: PropertyNode.Content) -> String? {
        guard case .text(let text) = content.asText else { return nil }
        let complete = text.replacing(" ", with: "T")
        guard let meant = [complete, complete + "Z"].first(where: { DateText.parse($0) != nil }) else { return nil }
        return "write it with 'T' and a time zone, such as \(meant) for UTC"
    }
}

/// A parser of RFC 3339 dates, a profile of ISO 8601: `2026-11-21T08:30:00Z`. A date alone is its midnight in UTC.
enum DateText {
    /// Parses a date; nil unless the whole text is one that exists in the calendar.
    static func parse(_ text: String) -> Date? {
        var scanner = Scanner(rest: text.utf8[...])
        guard let year = scanner.number(4, 1...9_999), scanner.take("-"), let month = scanner.number(2, 1...12),
            scanner.take("-"), let day = scanner.number(2, 1...length(of: month, year))
        else { return nil }
        let midnight = 86_400 * days(to: year, month, day)
        if scanner.rest.isEmpty { return Date(timeIntervalSince1970: Double(midnight)) }
        guard scanner.take("T") || scanner.take("t"), let hour = scanner.number(2, 0...23), scanner.take(":"),
            let minute = scanner.number(2, 0...59), scanner.take(":"), let second = scanner.number(2, 0...59),
            let fraction = scanner.fraction(), let offset = scanner.offset(), scanner.rest.isEmpty
        else { return nil }
        let whole = midnight + 3_600 * hour + 60 * minute + second - offset
        return Date(timeIntervalSince1970: Double(whole) + fraction)
    }

    private struct Scanner {
        var rest: Substring.UTF8View

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: character) else { return false }
            rest.removeFirst()
            return true
        }

        /// Reads a number with a fixed count of digits, within bounds.
        mutating func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
            let part = rest.prefix(digits)
            guard part.count == digits, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            let value = part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            rest = rest.dropFirst(digits)
            return range.contains(value) ? value : nil
        }

        /// Reads the fraction of a second; 0 without a decimal point.
        mutating func fraction() -> Double? {
            guard take(".") else { return 0 }
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest = rest[digits.endIndex...]
            return digits.isEmpty ? nil : Double("0." + String(Substring(digits)))
        }

        /// Reads the offset of a time zone in seconds: `Z`, `+01:00` or `+0100`.
        mutating func offset() -> Int? {
            if take("Z") || take("z") { return 0 }
            let isAhead = take("+")
            guard isAhead || take("-"), let hours = number(2, 0...23) else { return nil }
            _ = take(":")
            guard let minutes = number(2, 0...59) else { return nil }
            return (isAhead ? 1 : -1) * (3_600 * hours + 60 * minutes)
        }
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the days since 1970 in the proleptic Gregorian calendar: `days_from_civil` of Howard Hinnant's
    /// "chrono-Compatible Low-Level Date Algorithms".
    private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
