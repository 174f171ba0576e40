// SPDX-License-Identifier: Apache-2.0

/// A text by lines and columns, as marks of YAML count them: from 1, columns in Unicode scalars.
struct TextPlaces {
    /// The text.
    let scalars: [Unicode.Scalar]
    /// Where each line begins.
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

    /// The index of a place; nil for one that the text does not have.
    func index(line: Int, column: Int) -> Int? {
        guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
        let index = lineStarts[line - 1] + column - 1
        return index <= scalars.count ? index : nil
    }

    /// Where the line begins that an index is in.
    func lineStart(of index: Int) -> Int {
        lineStarts.last { $0 <= index } ?? 0
    }

    /// Where the line after an index begins, or the end.
    func nextLineStart(after index: Int) -> Int {
        lineStarts.first { $0 > index } ?? scalars.count
    }

    /// The text between two indices.
    func text(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    /// The whole text with a part replaced.
    func replacing(_ range: Range<Int>, with text: String) -> String {
        self.text(0..<range.lowerBound) + text + self.text(range.upperBound..<scalars.count)
    }

    /// Where a scalar in quotes ends, which begins at an index; nil where it has no end.
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

    /// The first index from one on whose scalar is no blank and no break.
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
