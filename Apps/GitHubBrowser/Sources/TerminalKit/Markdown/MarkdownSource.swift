// SPDX-License-Identifier: Apache-2.0

/// A line of Markdown: its bytes without the end of the line.
typealias MarkdownLine = ArraySlice<UInt8>

/// Questions about lines of Markdown.
enum MarkdownSource {
    static let space = UInt8(ascii: " ")

    /// Returns the lines, their indentation in blanks.
    static func lines(of bytes: [UInt8]) -> [MarkdownLine] {
        var lines: [MarkdownLine] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D {
                lines.append(withoutTabs(bytes[start..<index]))
                if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        if start < bytes.count { lines.append(withoutTabs(bytes[start...])) }
        return lines
    }

    /// Returns a line whose tabs are blanks up to the next column that four divides.
    private static func withoutTabs(_ line: MarkdownLine) -> MarkdownLine {
        guard line.contains(0x09) else { return line }
        var result: [UInt8] = []
        var column = 0
        for byte in line {
            if byte == 0x09 {
                let count = 4 - column % 4
                result += Array(repeating: space, count: count)
                column += count
            } else {
                result.append(byte)
                // The bytes behind the first of a character take no column.
                if byte & 0xC0 != 0x80 { column += 1 }
            }
        }
        return result[...]
    }

    static func indent(_ line: MarkdownLine) -> Int { line.prefix { $0 == space }.count }

    static func isBlank(_ line: MarkdownLine) -> Bool { line.allSatisfy { $0 == space } }

    static func trimmed(_ line: MarkdownLine) -> MarkdownLine {
        var line = line.drop { $0 == space || $0 == 0x0A }
        while let last = line.last, last == space || last == 0x0A { line.removeLast() }
        return line
    }

    static func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
            || (0x7B...0x7E).contains(byte)
    }
}
