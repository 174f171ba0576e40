// SPDX-License-Identifier: Apache-2.0

/// The width of a text in columns of a terminal.
///
/// No width is right for every terminal. This one follows Unicode's table of widths and what most terminals have
/// agreed on about emoji; ``measure(_:)`` also returns how certain the width is.
package enum DisplayWidth {
    /// The certainty that a terminal gives a character the width in the table.
    package enum Certainty: Sendable, Hashable {
        /// Every terminal agrees.
        case exact
        /// One column, but two where the terminal is set up for East Asian fonts.
        case ambiguous
        /// Terminals differ: wide characters, sequences of emoji, combining marks.
        case doubtful
    }

    /// Returns the columns of a whole text, which must not hold control characters.
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
        return text.reduce(0) { $0 + measure($1).columns }
    }

    /// Returns the columns of one character as a reader counts them.
    package static func of(character: Character) -> Int { measure(character).columns }

    /// Returns the columns of one character as a reader counts them, and how sure that is.
    package static func measure(_ character: Character) -> (columns: Int, certainty: Certainty) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return (0, .exact) }
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return measure(first) }
        return (columns(of: scalars, first: first), .doubtful)
    }

    private static func measure(_ scalar: Unicode.Scalar) -> (columns: Int, certainty: Certainty) {
        if (0x20...0x7E).contains(scalar.value) { return (1, .exact) }
        return switch WidthTable.width(of: scalar.value) {
        case .zero: (0, .doubtful)
        case .narrow: (1, .exact)
        case .wide: (2, .doubtful)
        case .ambiguous: (1, .ambiguous)
        }
    }

    /// Returns the columns of a character of several code points.
    ///
    /// It takes those of all of them, except that emoji that are joined or have a skin tone are drawn as one picture.
    private static func columns(of scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Int {
        var total = 0
        var isJoined = false
        for scalar in scalars {
            switch scalar.value {
            case 0x200D: isJoined = true
            // The emoji variation selector makes a narrow symbol a wide picture.
            case 0xFE0F where first.properties.isEmoji: total = max(total, 2)
            case 0x1F3FB...0x1F3FF where total > 0: total = max(total, 2)
            default:
                let width = measure(scalar).columns
                total = isJoined ? max(total, width) : total + width
                isJoined = false
            }
        }
        return total
    }

    /// Returns the beginning of a text that fits into a number of columns, with an ellipsis where something was cut.
    package static func cut(_ text: String, to columns: Int) -> String {
        guard of(text) > columns else { return text }
        return columns > 0 ? String(beginning(of: text, columns - 1)) + "…" : ""
    }

    /// Returns the beginning and the end of a text that fit into a number of columns, with an ellipsis where something was cut.
    package static func cutInTheMiddle(_ text: String, to columns: Int) -> String {
        guard of(text) > columns else { return text }
        guard columns > 0 else { return "" }
        let head = beginning(of: text, columns / 2)
        let end = beginning(of: text.reversed(), columns - 1 - columns / 2)
        return String(head) + "…" + String(end.reversed())
    }

    /// Returns as many characters as fit into a number of columns.
    private static func beginning(of text: some Sequence<Character>, _ columns: Int) -> [Character] {
        var width = 0
        return Array(
            text.prefix { character in
                width += of(character: character)
                return width <= columns
            })
    }

    /// Returns a text followed by as many blanks as a number of columns needs.
    package static func pad(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - of(text)))
    }
}
