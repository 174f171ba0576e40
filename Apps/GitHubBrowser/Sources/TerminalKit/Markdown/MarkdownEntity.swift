// SPDX-License-Identifier: Apache-2.0

/// The characters that HTML writes as `&name;` or `&#number;`.
enum MarkdownEntity {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "harr": "↔",
        "bull": "•", "middot": "·", "times": "×", "divide": "÷", "plusmn": "±", "deg": "°", "micro": "µ", "para": "¶",
        "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "hearts": "♥", "star": "☆", "check": "✓",
        "cross": "✗", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "frac12": "½", "ensp": " ", "emsp": " ",
        "thinsp": " ", "zwj": "\u{200D}", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é",
    ]

    /// Returns the character that is written from an index on, and the index behind it.
    static func text(_ bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
        let limit = min(bytes.count, start + 12)
        guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = MarkdownSource.string(bytes[(start + 1)..<end])
        guard name.hasPrefix("#") else { return names[name].map { ($0, end + 1) } }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return (String(Character(MarkdownDocument.harmless(scalar ?? "\u{FFFD}"))), end + 1)
    }

    /// Returns a text with its characters written out.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return MarkdownSource.string(bytes) }
        let bytes = Array(bytes)
        var result = ""
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let (text, end) = text(bytes, at: index) {
                result += MarkdownSource.string(bytes[start..<index]) + text
                index = end
                start = end
            } else {
                index += 1
            }
        }
        return result + MarkdownSource.string(bytes[start...])
    }
}
