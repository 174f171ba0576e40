// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Breaks styled text into lines of at most a number of columns.
package struct TextWrapper: Sendable {
    private let width: Int
    private var keepsBlanks = false
    private var lines: [StyledLine] = []
    private var line: StyledLine = StyledLine()
    private var lineWidth = 0
    private var blanks: StyledLine = StyledLine()
    private var word: StyledLine = StyledLine()
    private var wordWidth = 0

    /// Makes a wrapper; a line has at least one column.
    package init(width: Int) { self.width = max(1, width) }

    /// Returns the lines of some text: broken between words, and where it breaks by itself.
    ///
    /// Blanks at the end of a line are left out. Words that no line holds are broken. With `keepsBlanks`, as in code, lines are broken
    /// only where they are full.
    package func lines(of spans: [StyledSpan], keepsBlanks: Bool = false) -> [StyledLine] {
        var wrapper = self
        wrapper.keepsBlanks = keepsBlanks
        for span in spans { for character in span.text { wrapper.add(character, span) } }
        wrapper.endWord()
        return wrapper.line.spans.isEmpty ? wrapper.lines : wrapper.lines + [wrapper.line]
    }

    private mutating func add(_ character: Character, _ span: StyledSpan) {
        switch character {
        case "\n", "\r\n":
            endWord()
            endLine()
        case " " where !keepsBlanks:
            endWord()
            blanks.append(" ", like: span)
        default:
            let count = DisplayWidth.of(character: character)
            // A character that is wider than a whole line cannot be shown.
            guard count <= width else { return }
            if wordWidth + count > width {
                // No line holds the word: what there is of it fills lines of its own.
                endWord()
                startLine()
            }
            word.append(String(character), like: span)
            wordWidth += count
            // Between ideographs a line may break anywhere.
            if count == 2 || keepsBlanks { endWord() }
        }
    }

    private mutating func endWord() {
        guard !word.spans.isEmpty else { return }
        if lineWidth + blanks.columns + wordWidth > width { startLine() }
        let new = line.spans.isEmpty ? word : StyledLine(blanks.spans + word.spans)
        for span in new.spans { line.append(span.text, like: span) }
        lineWidth += new.columns
        (blanks, word, wordWidth) = (StyledLine(), StyledLine(), 0)
    }

    private mutating func startLine() {
        blanks = StyledLine()
        if !line.spans.isEmpty { endLine() }
    }

    private mutating func endLine() {
        lines.append(line)
        (blanks, line, lineWidth) = (StyledLine(), StyledLine(), 0)
    }
}
