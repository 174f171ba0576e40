// SPDX-License-Identifier: Apache-2.0

import Foundation

extension URL: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> URL? {
        String.make(of: content).flatMap { $0.isEmpty ? nil : URL(string: $0, encodingInvalidCharacters: false) }
    }

    static var expectation: String { "a URL" }
}

extension UUID: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> UUID? {
        String.make(of: content).flatMap(UUID.init)
    }

    static var expectation: String { "a UUID, such as E621E1F8-C36C-495A-93FC-0C247A3E6E5F" }
}

extension Data: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Data? {
        String.make(of: content).flatMap { Data(base64Encoded: $0) }
    }

    static var expectation: String { "a Base64 string" }
}

extension TimeZone: PropertyScalar {
    /// Returns the zone of a name, or of the map as which it encodes itself.
    static func make(of content: PropertyNode.Content) -> TimeZone? {
        if case .map(let map) = content { return map["identifier"].flatMap { make(of: $0.content) } }
        return String.make(of: content).flatMap(TimeZone.init(identifier:))
    }

    static var expectation: String { "a time zone, such as Europe/Berlin" }
}

extension Decimal: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Decimal? {
        guard let text = content.numeral, YAMLScalar.isNumber(text.utf8) else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0o") {
            return (NumberText.integer(text) as UInt64?).map { Decimal($0) }
        }
        // Beyond its largest exponent Foundation gives 0 or no number.
        guard let number = Decimal(string: text), !number.isNaN,
            !number.isZero || (Double(text)?.isZero == true && NumberText.floating(text) as Double? != nil),
            !NumberText.hasLeadingZero(text)
        else { return nil }
        return number
    }

    static var expectation: String { "a number" }
}

extension Date: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Date? {
        String.make(of: content).flatMap(DateText.parse)
    }

    static var expectation: String { "a date, such as 2026-11-21 or 2026-11-21T08:30:00Z" }
}

/// A parser of RFC 3339 dates, a profile of ISO 8601: `2026-11-21T08:30:00Z`. A date alone is its midnight in UTC.
enum DateText {
    /// Parses a date; nil unless the whole text is one that exists in the calendar.
    static func parse(_ text: String) -> Date? {
        let form =
            #/([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]+)?([Zz]|[+-][0-9]{2}:?[0-9]{2}))?/#
        guard let match = text.wholeMatch(of: form) else { return nil }
        let (_, year, month, day, hour, minute, second, fraction, zone) = match.output
        let parts = [year, month, day, hour ?? "0", minute ?? "0", second ?? "0"].compactMap { Int($0) }
        let offset = (zone ?? "").filter { $0.isNumber }.map { Int(String($0)) ?? 0 }
        let (hours, minutes) = offset.isEmpty ? (0, 0) : (offset[0] * 10 + offset[1], offset[2] * 10 + offset[3])
        // Foundation's calendar is the Julian one before 1582; the Gregorian one repeats after 400 years, 146,097 days.
        let date = DateComponents(
            calendar: Calendar(identifier: .iso8601), timeZone: .gmt, year: parts[0] + 2_000, month: parts[1],
            day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
        guard parts[0] > 0, hours < 24, minutes < 60, date.isValidDate, let whole = date.date else { return nil }
        let ahead = 3_600 * hours + 60 * minutes
        return whole - 5 * 146_097 * 86_400 + (fraction.flatMap { Double("0" + $0) } ?? 0)
            + Double(zone?.first == "-" ? ahead : -ahead)
    }
}
