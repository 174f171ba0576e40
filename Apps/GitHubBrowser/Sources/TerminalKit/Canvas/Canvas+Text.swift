// SPDX-License-Identifier: Apache-2.0

import TerminalText

extension Canvas {
    /// The most code points of a character; longer ones are attacks on terminals.
    private static let longestCharacter = 24

    /// Draws a text to the right of a place, up to a width or the edge; an ellipsis marks a cut if `isCutMarked`. Returns the
    /// number of drawn columns.
    @discardableResult
    package mutating func draw(
        _ text: String, x: Int, y: Int, _ style: Style = .plain, width limit: Int? = nil, isCutMarked: Bool = true
    ) -> Int {
        draw(StyledLine(text, style), x: x, y: y, width: limit, isCutMarked: isCutMarked)
    }

    @discardableResult
    package mutating func draw(
        _ line: StyledLine, x: Int, y: Int, width limit: Int? = nil, isCutMarked: Bool = true
    ) -> Int {
        let end = min(width, limit.map { x + $0 } ?? width)
        guard (0..<height).contains(y), x < end else { return 0 }
        var column = x
        for span in line.spans {
            for character in span.text {
                guard let cell = Self.cell(of: character, span.style) else { continue }
                let next = column + Int(cell.columns)
                if next > end {
                    endCut(from: column, end: end, start: x, y: y, span.style, isMarked: isCutMarked)
                    return end - x
                }
                if column >= 0 {
                    put(cell, x: column, y: y)
                } else if next > 0 {
                    // The left edge goes through the character.
                    for rest in 0..<next { put(.blank(span.style), x: rest, y: y) }
                }
                column = next
            }
        }
        return column - x
    }

    /// Blanks the columns that a wide character doesn't fit into, and marks the cut.
    private mutating func endCut(from column: Int, end: Int, start: Int, y: Int, _ style: Style, isMarked: Bool) {
        for rest in max(0, column)..<max(0, column, end) { put(.blank(style), x: rest, y: y) }
        guard isMarked, end > 0 else { return }
        var mark = end - 1
        // Over the last character, whole, however many columns it has.
        if column == end { while mark > max(0, start), cells[y * width + mark].columns == 0 { mark -= 1 } }
        for rest in mark..<end { put(.blank(style), x: rest, y: y) }
        put(Cell(text: "…", style: style, columns: 1, certainty: .ambiguous), x: mark, y: y)
    }

    /// Returns the cell of a character, safe for a terminal; nil if it would be invisible.
    private static func cell(of character: Character, _ style: Style) -> Cell? {
        if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) {
            return Cell(text: String(character), style: style, columns: 1, certainty: .exact)
        }
        let harmless = PlainText.line(String(character))
        var kept = String.UnicodeScalarView()
        for scalar in harmless.unicodeScalars.lazy.filter(isShown).prefix(longestCharacter) { kept.append(scalar) }
        // A final joiner would join the next text for the terminal, even at another place (as in tmux), and shift the line.
        while kept.last?.value == 0x200D { kept.removeLast() }
        // One character of several lines, CR LF, is one blank.
        let text = harmless.first == " " ? " " : String(kept)
        guard let shown = text.first else { return nil }
        let (columns, certainty) = DisplayWidth.measure(shown)
        guard columns > 0 else { return nil }
        return Cell(text: String(shown), style: style, columns: Int8(clamping: columns), certainty: certainty)
    }

    /// Terminals don't show format characters, but obey some. The exceptions join emoji or letters, or name a flag.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xE0020...0xE007F: true
        default: scalar.properties.generalCategory != .format || DisplayWidth.of(character: Character(scalar)) > 0
        }
    }
}
