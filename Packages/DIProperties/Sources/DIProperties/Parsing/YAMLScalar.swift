// SPDX-License-Identifier: Apache-2.0

/// The core schema of YAML 1.2, which gives plain scalars their types.
///
/// It differs from the schema of YAML 1.1, where `no` is false, `1_000` a number, `012` ten and `12:30` seven hundred and fifty.
enum YAMLScalar {
    static func content(of text: String) -> PropertyNode.Content {
        guard let first = text.utf8.first else { return .null }
        switch first {
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
            if ["~", "null", "Null", "NULL"].contains(text) { return .null }
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            if ["true", "True", "TRUE"].contains(text) { return .bool(true) }
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            if ["false", "False", "FALSE"].contains(text) { return .bool(false) }
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            if isNumber(text.utf8) { return .number(text) }
        default: break
        }
        return Template.isNeeded(for: text) ? .template(text) : .text(text)
    }

    /// Returns whether a text is a number: decimal, `0x`, `0o`, with a fraction or an exponent, or one of `.inf` and `.nan`.
    static func isNumber(_ text: String.UTF8View) -> Bool {
        var rest = text[...]
        if rest.starts(with: "0x".utf8) {
            return isOnly(rest.dropFirst(2)) { Character(Unicode.Scalar($0)).isHexDigit }
        }
        if rest.starts(with: "0o".utf8) { return isOnly(rest.dropFirst(2)) { (0x30...0x37).contains($0) } }
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        if rest.first == UInt8(ascii: "."), let word = Substring(rest).dropFirst().first, word.isLetter {
            let isSigned = rest.startIndex != text.startIndex
            let words = [".inf", ".Inf", ".INF"] + (isSigned ? [] : [".nan", ".NaN", ".NAN"])
            return words.contains(String(Substring(rest)))
        }
        // Any other number is parsed by Swift, whose digits, signs, point and exponent have the same order.
        return rest.first != nil && rest.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
            && Double(Substring(rest)) != nil && rest.first != UInt8(ascii: "-") && rest.first != UInt8(ascii: "+")
    }

    private static func isOnly(_ text: Substring.UTF8View, _ isMember: (UInt8) -> Bool) -> Bool {
        !text.isEmpty && text.allSatisfy(isMember)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
