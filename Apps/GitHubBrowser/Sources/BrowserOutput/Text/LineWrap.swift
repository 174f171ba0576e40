// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Breaks a line between its words, so that its parts fit into a number of columns.
enum LineWrap {
    /// The parts, at least one; those after the first begin below the line's own indentation, and a word that fits
    /// nowhere is broken.
    static func wrap(_ line: String, to columns: Int) -> [String] {
        guard DisplayWidth.of(line) > columns else { return [line] }
        let indent = String(line.prefix { $0 == " " }.prefix(columns / 2))
        var parts: [String] = []
        var part = indent
        var width = DisplayWidth.of(indent)
        var isEmpty = true
        for word in line.split(separator: " ").flatMap({ pieces(of: $0, columns: columns - indent.count) }) {
            let length = DisplayWidth.of(word)
            if !isEmpty, width + 1 + length > columns {
                parts.append(part)
                (part, width, isEmpty) = (indent, indent.count, true)
            }
            part += isEmpty ? word : " " + word
            width += length + (isEmpty ? 0 : 1)
            isEmpty = false
        }
        return parts + [part]
    }

    private static func pieces(of word: Substring, columns: Int) -> [String] {
        guard DisplayWidth.of(word) > columns else { return [String(word)] }
        var pieces: [String] = []
        var piece = ""
        var width = 0
        for character in word {
            let next = DisplayWidth.of(character: character)
            if width + next > columns, !piece.isEmpty {
                pieces.append(piece)
                (piece, width) = ("", 0)
            }
            piece.append(character)
            width += next
        }
        return pieces + [piece]
    }
}
