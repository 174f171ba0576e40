// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// A wrapper of single lines between words.
enum LineWrap {
    /// Returns the wrapped lines, at least one; those after the first have the indentation of the line, and a word that
    /// is too long is broken.
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
