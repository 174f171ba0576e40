// SPDX-License-Identifier: Apache-2.0

/// A type that a single value is read as.
protocol PropertyScalar: Decodable {
    /// The value, or nil if the content is not of this type.
    static func make(of content: PropertyNode.Content) -> Self?
    /// What is expected, in words.
    static var expectation: String { get }
    /// What could be written instead of a content that is not of this type.
    static func advice(for content: PropertyNode.Content) -> String?
    /// What stands in for a field that is missing, while the rest of its group is looked at.
    static var placeholder: Self { get }
}

extension PropertyScalar {
    static func advice(for content: PropertyNode.Content) -> String? { nil }
}

extension String: PropertyScalar {
    static func make(of content: PropertyNode.Content) -> String? {
        switch content {
        case .text(let text), .untyped(let text): text
        default: nil
        }
    }

    static var expectation: String { "a string" }
    static var placeholder: String { "" }

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
    static var placeholder: Bool { false }

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
    /// A number or a text as a text, so that advice need not tell them apart.
    var asText: PropertyNode.Content {
        switch self {
        case .number(let text), .untyped(let text), .text(let text): .text(text)
        default: self
        }
    }
}
