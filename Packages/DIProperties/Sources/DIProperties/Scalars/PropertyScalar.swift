// SPDX-License-Identifier: Apache-2.0

/// A type that is decoded from a single value.
protocol PropertyScalar: Decodable, Sendable {
    /// Returns the value; nil if the content has another type.
    static func make(of content: PropertyNode.Content) -> Self?
    /// The expected value, in words.
    static var expectation: String { get }
    /// Returns what to write instead of a content of another type.
    static func advice(for content: PropertyNode.Content) -> String?
}

extension PropertyScalar {
    static func advice(for content: PropertyNode.Content) -> String? { nil }

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

    static func advice(for content: PropertyNode.Content) -> String? {
        switch content {
        case .number, .bool: "write it in quotes: \"\(Shown.value(content))\""
        case .null: "write \"\" for the empty string"
        default: nil
        }
    }
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

    static func advice(for content: PropertyNode.Content) -> String? {
        guard case .text(let text) = content.asText else { return nil }
        switch text.lowercased() {
        case "yes", "on", "1", "y": return "write true"
        case "no", "off", "0", "n": return "write false"
        case "true", "false": return "write it without quotes: \(text.lowercased())"
        default: return nil
        }
    }
}

extension PropertyNode.Content {
    /// A number or a string as a string, so that advice need not distinguish them.
    var asText: PropertyNode.Content {
        switch self {
        case .number(let text), .untyped(let text), .text(let text): .text(text)
        default: self
        }
    }
}
