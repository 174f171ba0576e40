// SPDX-License-Identifier: Apache-2.0

import Foundation

extension URL: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> URL? {
        String.make(of: content).flatMap { $0.isEmpty ? nil : URL(string: $0, encodingInvalidCharacters: false) }
    }

    static var expectation: String { "a URL" }

    static func advice(for content: PropertyNode.Content) -> String? { nil }
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

    static func advice(for content: PropertyNode.Content) -> String? { nil }
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
        switch content {
        case .number(let text), .untyped(let text): make(ofNumber: text)
        default: nil
        }
    }

    private static func make(ofNumber text: String) -> Decimal? {
        guard YAMLScalar.isNumber(text.utf8) else { return nil }
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
