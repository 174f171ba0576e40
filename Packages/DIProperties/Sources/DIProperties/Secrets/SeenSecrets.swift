// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation

/// The secrets that a decoder has handed out, which are redacted in errors of foreign code.
struct SeenSecrets {
    private var texts: Set<String> = []

    /// Adds a secret in the forms in which code may print it.
    mutating func note(_ content: PropertyNode.Content) {
        guard let text = content.text else { return }
        for text in [text, text.trimmingCharacters(in: .whitespacesAndNewlines)] {
            texts.formUnion(Self.forms(of: text))
        }
        let number = PropertyNode.Content.number(text)
        if let integer = Int128.make(of: number) { texts.insert("\(integer)") }
        if let double = Double.make(of: number) { texts.insert("\(double)") }
        if let float = Float.make(of: number) { texts.insert("\(float)") }
    }

    /// Returns the forms of a text: as it is, in quotes of Swift, in JSON, and as a part of a URL.
    private static func forms(of text: String) -> [String] {
        // A text is printed with escapes in a value, and escaped again where that value is in another.
        let escaped = sequence(first: text) { String($0.debugDescription.dropFirst().dropLast()) }.prefix(4)
        var quoted = ""
        _JSONText.append(text, to: &quoted)
        let json = String(quoted.dropFirst().dropLast())
        let encoded = [CharacterSet.urlPasswordAllowed, .urlQueryAllowed, .alphanumerics].map {
            text.addingPercentEncoding(withAllowedCharacters: $0)
        }
        return escaped + [json, json.replacing("/", with: "\\/")]
            + (encoded + [text.removingPercentEncoding]).compactMap { $0 }
    }

    /// Adds a secret that was decoded, in the forms in which code may print it.
    mutating func note(_ value: some PropertyScalar) {
        switch value {
        case let value as Data:
            // Its description is the number of its bytes.
            let text = String(decoding: value, as: UTF8.self)
            note(.text(text))
            texts.insert(value.base64EncodedString())
            texts.insert(value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
        case let value as UUID:
            texts.formUnion([value.uuidString, value.uuidString.lowercased()])
        case let value as Date:
            texts.formUnion(["\(value)", "\(value.timeIntervalSince1970)", "\(Int64(value.timeIntervalSince1970))"])
            texts.formUnion([value.ISO8601Format(), "\(value.timeIntervalSinceReferenceDate)"])
        case let value as Duration:
            let (seconds, attoseconds) = value.components
            texts.formUnion(["\(value)", "\(seconds)", "\(Double(seconds) + Double(attoseconds) / 1e18)"])
        case let value as ByteSize:
            texts.formUnion(["\(value)", "\(value.bytes)"])
        case is Bool: break
        default: texts.insert("\(value)")
        }
    }

    func redacting(_ text: String) -> String {
        // The longest first: a secret may be part of another.
        let sorted = texts.subtracting([""]).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        // Equal strings can differ in their scalars.
        let forms = sorted.flatMap {
            [$0, $0.precomposedStringWithCanonicalMapping, $0.decomposedStringWithCanonicalMapping]
        }
        return forms.reduce(text) { Self.replace($1, in: $0) }
    }

    /// A shorter secret is redacted only as a whole word, because it may be a part of others by chance.
    private static let shortestPart: Int = 4

    /// Replaces a secret by its scalars: a character can reach beyond it, such as a carriage return with a line feed.
    private static func replace(_ secret: String, in text: String) -> String {
        let secret = secret.unicodeScalars
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let range = rest.firstRange(of: secret) {
            let isPart = secret.count < shortestPart && isPartOfAWord(range, in: text.unicodeScalars)
            result += rest[..<range.lowerBound]
            result += isPart ? secret : Shown.secret.unicodeScalars
            rest = rest[range.upperBound...]
        }
        return String(result + rest)
    }

    private static func isPartOfAWord(_ range: Range<String.Index>, in text: String.UnicodeScalarView) -> Bool {
        func isWord(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { Character($0).isLetter || Character($0).isNumber } ?? false
        }
        let before = text[..<range.lowerBound].last
        let after = text[range.upperBound...].first
        return isWord(text[range].first) && isWord(before) || isWord(text[range].last) && isWord(after)
    }
}
