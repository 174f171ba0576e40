// SPDX-License-Identifier: Apache-2.0

/// How many columns of a terminal a text takes.
public enum DisplayWidth {
    /// The columns of a whole text, which must not hold control characters.
    public static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
        return text.reduce(0) { $0 + of(character: $1) }
    }

    /// The columns of one character as a reader counts them.
    public static func of(character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            // The emoji variation selector makes a narrow symbol a wide picture.
            if scalar.value == 0xFE0F { return 2 }
            width = max(width, of(scalar: scalar))
        }
        return width
    }

    private static func of(scalar: Unicode.Scalar) -> Int {
        if (0x20...0x7E).contains(scalar.value) { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return WideRanges.contains(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// The beginning of a text that fits into a number of columns, with an ellipsis where something was cut.
    public static func cut(_ text: String, to columns: Int) -> String {
        guard of(text) > columns else { return text }
        guard columns > 0 else { return "" }
        var kept = ""
        var width = 0
        for character in text {
            let next = width + of(character: character)
            if next > columns - 1 { break }
            kept.append(character)
            width = next
        }
        return kept + "…"
    }

    /// A text followed by as many blanks as a number of columns needs.
    public static func pad(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - of(text)))
    }
}
