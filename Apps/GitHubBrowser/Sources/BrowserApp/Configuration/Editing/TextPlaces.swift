// SPDX-License-Identifier: Apache-2.0

/// A text by lines and columns, as YAML marks count them: from 1, columns in Unicode scalars.
struct TextPlaces {
    /// The scalars of the text.
    let scalars: [Unicode.Scalar]
    /// The index at which each line begins.
    private let lineStarts: [Int]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var starts = [0]
        for index in scalars.indices {
            let isBreak: Bool
            switch scalars[index] {
            case "\n", "\u{85}", "\u{2028}", "\u{2029}": isBreak = true
            case "\r": isBreak = index + 1 == scalars.count || scalars[index + 1] != "\n"
            default: isBreak = false
            }
            if isBreak { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    /// Returns the index of a position; nil if the text doesn't have it.
    func index(line: Int, column: Int) -> Int? {
        guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
        let index = lineStarts[line - 1] + column - 1
        return index <= scalars.count ? index : nil
    }

    /// Returns the start of the line that contains an index.
    func lineStart(of index: Int) -> Int {
        lineStarts.last { $0 <= index } ?? 0
    }

    /// Returns the start of the line after an index, or the end of the text.
    func nextLineStart(after index: Int) -> Int {
        lineStarts.first { $0 > index } ?? scalars.count
    }

    /// Returns the text in a range.
    func text(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    /// Returns the whole text with a range replaced.
    func replacing(_ range: Range<Int>, with text: String) -> String {
        self.text(0..<range.lowerBound) + text + self.text(range.upperBound..<scalars.count)
    }

    /// Returns the end of a quoted scalar that begins at an index; nil if it is not closed.
    func endOfQuoted(at index: Int) -> Int? {
        guard index < scalars.count else { return nil }
        let quote = scalars[index]
        var current = index + 1
        while current < scalars.count {
            if quote == "\"", scalars[current] == "\\" {
                current += 2
            } else if scalars[current] == quote {
                guard quote == "'", current + 1 < scalars.count, scalars[current + 1] == "'" else { return current + 1 }
                current += 2
            } else {
                current += 1
            }
        }
        return nil
    }

    /// Returns the first index, from a given one, that holds neither a blank nor a line break.
    func skippingBlanks(from index: Int, breaks: Bool) -> Int {
        var current = index
        while current < scalars.count {
            switch scalars[current] {
            case " ", "\t": current += 1
            case "\n" where breaks, "\r" where breaks: current += 1
            default: return current
            }
        }
        return current
    }
}
