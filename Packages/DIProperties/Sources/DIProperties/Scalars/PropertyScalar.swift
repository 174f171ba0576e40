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
    static func advice(for content: PropertyNode.Content) -> String? { guess(for: content) }

    /// Returns the value that a text of another type probably means.
    static func guess(for content: PropertyNode.Content) -> String? {
        guard let text = content.text else { return nil }
        if case .text = content, make(of: .untyped(text)) != nil { return "write it without quotes: \(text)" }
        let time = text.replacing(" ", with: "T")
        let truth = [
            "yes": "true", "on": "true", "y": "true", "1": "true", "no": "false", "off": "false", "n": "false",
            "0": "false",
        ]
        let digits = text.filter { !"_,' ".contains($0) }
        let guesses = [digits, text + "s", text + "B", time, time + "Z", truth[text.lowercased()] ?? ""]
        return guesses.first { make(of: .untyped($0)) != nil }.map { "write \($0)" }
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
}
