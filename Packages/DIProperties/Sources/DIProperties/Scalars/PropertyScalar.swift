// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A type that is decoded from a single value.
protocol PropertyScalar: Decodable, Sendable {
    /// Returns the value; nil if the content has another type.
    static func make(of content: PropertyNode.Content) -> Self?
    /// The expected value, in words.
    static var expectation: String { get }
    /// The range of a number, if the words don't say it.
    static var range: String? { get }
}

extension PropertyScalar {
    static var range: String? { nil }

    static var isNumber: Bool { make(of: .number("0")) != nil }

    /// Returns the advice on a number that is not of this type.
    static func advice(for content: PropertyNode.Content) -> String? {
        if isNumber, let text = content.numeral, NumberText.hasLeadingZero(text) {
            return "write it without the zero, or with 0o if it is octal"
        }
        guard case .number(let text) = content, !text.contains(".") else { return nil }
        return range.map { "the range is \($0)" }
    }

    /// Returns the value of a string of a source without types that has spaces or line breaks around it, which belong to a
    /// string, but to no other value.
    static func make(ofTrimmed content: PropertyNode.Content) -> Self? {
        guard case .untyped(let text) = content, Self.self != String.self,
            let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        return make(of: .untyped(String(text[first...last])))
    }
}

extension String: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> String? {
        switch content {
        case .text(let text), .untyped(let text): text
        default: nil
        }
    }

    static var expectation: String { "a string" }
}

extension Bool: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> Bool? {
        switch content {
        case .bool(let bool): bool
        case .untyped(let text): text.lowercased() == "true" ? true : text.lowercased() == "false" ? false : nil
        default: nil
        }
    }

    static var expectation: String { "true or false" }
}

/// The types that are decoded from a single value, recognised by their identity.
///
/// A dynamic cast to the protocol makes the runtime read every conformance of the program, once for each type that is decoded.
/// The protocol is internal, so all conforming types are known.
enum PropertyScalars {
    /// The commonest types first.
    static let all: [any PropertyScalar.Type] = [
        String.self, Bool.self, Int.self, Double.self, Duration.self, ByteSize.self, URL.self, Date.self, UUID.self,
        Data.self, Decimal.self, Float.self, UInt.self, Int64.self, UInt64.self, Int32.self, UInt32.self, Int16.self,
        UInt16.self, Int8.self, UInt8.self, Int128.self, UInt128.self, TimeZone.self,
    ]

    /// Returns a type as one that is decoded from a single value, or nil if it isn't.
    static func find(_ type: Any.Type) -> (any PropertyScalar.Type)? {
        let found = all.first { $0 == type }
        assert(found == type as? any PropertyScalar.Type, "\(type) is missing in the list of scalars")
        return found
    }
}
