// SPDX-License-Identifier: Apache-2.0

/// The secrets that a decoder has handed out, which are redacted in errors of foreign code.
struct SeenSecrets {
    private var texts: Set<String> = []

    /// Adds a secret in the forms in which code may print it.
    mutating func note(_ content: PropertyNode.Content) {
        switch content {
        case .text(let text), .untyped(let text), .template(let text), .number(let text):
            // A text in a value is printed with escapes, and again so where that value is in another.
            texts.formUnion(sequence(first: text) { String($0.debugDescription.dropFirst().dropLast()) }.prefix(4))
            let number = PropertyNode.Content.number(text)
            if let integer = Int128.make(of: number) { texts.insert("\(integer)") }
            if let double = Double.make(of: number) { texts.insert("\(double)") }
            if let float = Float.make(of: number) { texts.insert("\(float)") }
        case .null, .bool, .list, .map: break
        }
    }

    /// Returns a text without the secrets.
    func redacting(_ text: String) -> String {
        // The longest first: a secret may be part of another.
        let sorted = texts.subtracting([""]).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        return sorted.reduce(text) { Self.replace($1, in: $0) }
    }

    private static func replace(_ secret: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: secret) {
            result += rest[..<range.lowerBound] + Shown.secret
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
