// SPDX-License-Identifier: Apache-2.0

/// The rules for text in diagnostics: escapes, widths, quotes and long lists.
///
/// Names and messages come from outside: qualifiers, keys of entries, reports of plugins. Line breaks would break the
/// layout, escape sequences would control the terminal, and marks that reverse the direction of writing would disguise
/// the text ("Trojan Source", Boucher and Anderson 2021). All of these are shown as escapes.
package enum _DiagnosticText {
    /// Whether a text is printable ASCII throughout: it is then shown unchanged, and its width is its length.
    static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 &- 0x20 <= 0x5E } }

    /// Escapes the characters of a text that cannot be shown on one line.
    @_optimize(size)
    package static func escaped(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) { result += escape(of: scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// Splits a text into escaped lines, without empty ones.
    @_optimize(size)
    static func lines(of text: String) -> [String] {
        text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }).map { escaped(String($0)) }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    @_optimize(size)
    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0": "\\0"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Returns the width of an escaped text in columns of a terminal: two for East Asian characters and emoji.
    @_optimize(size)
    package static func width(of text: String) -> Int {
        isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    /// Whether a character is in a wide block of Unicode's East Asian Width property, or an emoji.
    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default:
            return scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
        }
    }
}
