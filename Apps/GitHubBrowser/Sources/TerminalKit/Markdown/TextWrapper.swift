// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Breaks styled text into lines of at most a number of columns.
public struct TextWrapper: Sendable {
    private let width: Int

    /// Makes a wrapper; a line has at least one column.
    public init(width: Int) { self.width = max(1, width) }

    /// Returns the lines of some text: broken between words, and where it breaks by itself.
    ///
    /// Blanks at the end of a line are left out. Words that no line holds are broken.
    public func lines(of spans: [StyledSpan]) -> [StyledLine] {
        var builder = LineBuilder(width: width)
        for span in spans {
            for character in span.text {
                if character == "\n" || character == "\r\n" {
                    builder.endLine()
                } else if character == " " {
                    builder.endWord()
                    builder.addBlank(span)
                } else {
                    builder.add(character, span)
                }
            }
        }
        return builder.finished()
    }

    /// Returns the lines of pieces that keep their blanks: broken only where a line is full.
    public func broken(_ spans: [StyledSpan]) -> [StyledLine] {
        var lines = [StyledLine()]
        var columns = 0
        for span in spans {
            for character in span.text {
                let count = DisplayWidth.of(character: character)
                // A character that is wider than a whole line cannot be shown.
                guard count <= width else { continue }
                if columns + count > width {
                    lines.append(StyledLine())
                    columns = 0
                }
                LineBuilder.append(character, span, to: &lines[lines.count - 1].spans)
                columns += count
            }
        }
        return lines
    }
}

/// Lines while they are put together.
private struct LineBuilder {
    let width: Int
    private var lines: [StyledLine] = []
    private var line: [StyledSpan] = []
    private var lineWidth = 0
    private var blanks: [StyledSpan] = []
    private var word: [StyledSpan] = []
    private var wordWidth = 0

    init(width: Int) { self.width = width }

    mutating func add(_ character: Character, _ span: StyledSpan) {
        let count = DisplayWidth.of(character: character)
        guard count <= width else { return }
        if wordWidth + count > width {
            // No line holds the word: what there is of it fills lines of its own.
            endWord()
            startLine()
        }
        Self.append(character, span, to: &word)
        wordWidth += count
        // Between ideographs a line may break anywhere.
        if count == 2 { endWord() }
    }

    mutating func addBlank(_ span: StyledSpan) { Self.append(" ", span, to: &blanks) }

    mutating func endWord() {
        guard !word.isEmpty else { return }
        if lineWidth + blanks.reduce(0, { $0 + $1.text.count }) + wordWidth > width { startLine() }
        if line.isEmpty { blanks = [] }
        for span in blanks + word { Self.append(span, to: &line) }
        lineWidth += blanks.reduce(0) { $0 + $1.text.count } + wordWidth
        (blanks, word, wordWidth) = ([], [], 0)
    }

    private mutating func startLine() {
        blanks = []
        if !line.isEmpty { breakLine() }
    }

    mutating func endLine() {
        endWord()
        breakLine()
    }

    private mutating func breakLine() {
        lines.append(StyledLine(line))
        (blanks, line, lineWidth) = ([], [], 0)
    }

    mutating func finished() -> [StyledLine] {
        endWord()
        if !line.isEmpty { lines.append(StyledLine(line)) }
        return lines
    }

    static func append(_ character: Character, _ span: StyledSpan, to spans: inout [StyledSpan]) {
        append(StyledSpan(String(character), span.style, link: span.link), to: &spans)
    }

    private static func append(_ span: StyledSpan, to spans: inout [StyledSpan]) {
        if let last = spans.last, last.style == span.style, last.link == span.link {
            spans[spans.count - 1].text += span.text
        } else {
            spans.append(span)
        }
    }
}
