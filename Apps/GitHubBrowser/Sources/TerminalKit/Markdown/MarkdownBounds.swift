// SPDX-License-Identifier: Apache-2.0

/// Limits constructs for which some version of cmark-gfm takes more than linear time; texts for people stay below the limits.
enum MarkdownBounds {
    private static let longestMargin = 128
    private static let mostColumns = 64
    private static let mostNotesInLine = 32
    private static let mostPictures = 1_000
    private static let mostTildes = 2_000
    /// The length of an address: each of its uses copies it.
    private static let longestWord = 1_024

    /// Returns the bytes for cmark-gfm, with bounded length, nesting and tables.
    static func bytes(of text: String) -> [UInt8] {
        let end = text.utf8.index(text.startIndex, offsetBy: MarkdownLayout.longestText, limitedBy: text.endIndex)
        let isCut = end.map { $0 < text.endIndex } ?? false
        var reader = Reader()
        for byte in text[..<(end ?? text.endIndex)].utf8 { reader.read(byte) }
        reader.endLine()
        return reader.bytes + Array((isCut ? "\n\n…\n" : "").utf8)
    }

    private struct Reader {
        var bytes: [UInt8] = []
        private var margin: Int? = 0
        private var isDelimiterRow = true
        private var bars = 0
        private var endOfColumns: Int?
        private var notes = 0
        private var pictures = 0
        private var tildes = 0
        private var word = 0

        mutating func read(_ byte: UInt8) {
            if byte == 0x0A || byte == 0x0D {
                endLine()
                return bytes.append(byte)
            }
            if isTooDeep(byte) { return }
            word = " \t()[]<>\"'`".utf8.contains(byte) ? 0 : word + 1
            if word > longestWord {
                if byte < 0x80 { return }
                // Writing without blanks goes on.
                if byte >= 0xC0 {
                    bytes.append(UInt8(ascii: " "))
                    word = 1
                }
            }
            isDelimiterRow = isDelimiterRow && " \t>|:-".utf8.contains(byte)
            switch byte {
            case UInt8(ascii: "|"):
                bars += 1
                if bars == mostColumns { endOfColumns = bytes.count }
            case UInt8(ascii: "["):
                if bytes.last == UInt8(ascii: "!") { pictures += 1 }
                if bytes.last == UInt8(ascii: "!"), pictures > mostPictures { bytes.removeLast() }
            case UInt8(ascii: "^") where bytes.last == UInt8(ascii: "["):
                notes += 1
                if notes > mostNotesInLine { return }
            case UInt8(ascii: "~"):
                tildes += 1
                if tildes > mostTildes { return bytes.append(contentsOf: "∼".utf8) }
            default: break
            }
            bytes.append(byte)
        }

        /// Returns whether a mark or a blank at the start of a line would begin a quote or a list beyond the bound.
        private mutating func isTooDeep(_ byte: UInt8) -> Bool {
            guard let count = margin else { return false }
            let isMark = " \t>-+*.)".utf8.contains(byte) || (0x30...0x39).contains(byte)
            margin = isMark ? count + 1 : nil
            return count >= longestMargin && " \t>".utf8.contains(byte)
        }

        /// Shortens the delimiter row of a table with too many columns, so that it is read as text.
        mutating func endLine() {
            if isDelimiterRow, let end = endOfColumns { bytes.removeLast(bytes.count - end) }
            (margin, isDelimiterRow, bars, endOfColumns, notes, word) = (0, true, 0, nil, 0, 0)
        }
    }
}
