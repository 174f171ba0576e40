// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import TerminalText

/// The occurrences of a text in wrapped lines, some of which go on in the next line.
struct TextMatches: Sendable, Hashable {
    /// The line in which each occurrence begins.
    private(set) var lines: [Int] = []
    /// The Unicode scalars of the occurrences in each line.
    private(set) var marks: [Int: [Range<Int>]] = [:]

    /// Finds a text, whatever the letter case. The end of a line counts as a blank, or as nothing if it breaks a word.
    init(of wanted: String = "", in lines: [StyledLine] = []) {
        guard !wanted.isEmpty else { return }
        // Without indentation and the bars of quotations.
        let texts = lines.map { $0.text.drop { " │|".contains($0) } }
        let widest = lines.map(\.columns).max() ?? 0
        var (whole, starts, count) = ("", [Int](), 0)
        for (index, text) in texts.enumerated() {
            let isBroken = Self.breaksWord(
                text, index + 1 < texts.count ? texts[index + 1] : "", isFull: lines[index].columns >= widest - 1)
            starts.append(count)
            whole += isBroken ? text : text + " "
            count += text.unicodeScalars.count + (isBroken ? 0 : 1)
        }
        var (rest, offset, line) = (whole.startIndex, 0, 0)
        while let found = whole.range(of: wanted, options: .caseInsensitive, range: rest..<whole.endIndex),
            !found.isEmpty
        {
            offset += whole.unicodeScalars.distance(from: rest, to: found.lowerBound)
            let end = offset + whole.unicodeScalars.distance(from: found.lowerBound, to: found.upperBound)
            while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
            self.lines.append(line)
            for index in starts[line...].prefix(while: { $0 < end }).indices {
                let margin = lines[index].text.unicodeScalars.count - texts[index].unicodeScalars.count - starts[index]
                marks[index, default: []].append(max(offset, starts[index]) + margin..<end + margin)
            }
            (rest, offset) = (found.upperBound, end)
        }
    }

    /// Returns whether a line ends within a word: between ideographs, or where no line holds the word.
    private static func breaksWord(_ text: Substring, _ next: Substring, isFull: Bool) -> Bool {
        let isWide = [text.last, next.first].allSatisfy { $0.map { DisplayWidth.of(character: $0) == 2 } ?? false }
        return isWide || isFull && !next.isEmpty && !text.contains(" ")
    }
}

extension StyledLine {
    /// Returns the line with ranges of its Unicode scalars in a style.
    func marking(_ ranges: [Range<Int>], _ style: Style) -> StyledLine {
        guard !ranges.isEmpty else { return self }
        var offset = 0
        return StyledLine(
            spans.flatMap { span in
                var parts: [(text: String, isMarked: Bool)] = []
                for character in span.text {
                    let isMarked = ranges.contains { $0.contains(offset) }
                    offset += character.unicodeScalars.count
                    if parts.last?.isMarked != isMarked { parts.append(("", isMarked)) }
                    parts[parts.count - 1].text.append(character)
                }
                return parts.map {
                    StyledSpan($0.text, $0.isMarked ? span.style.over(style) : span.style, link: span.link)
                }
            })
    }
}
