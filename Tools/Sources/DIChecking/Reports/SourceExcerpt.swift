// SPDX-License-Identifier: Apache-2.0

import DICore

/// A line of source with a mark below one of its columns, as compilers print it below a diagnostic.
struct SourceExcerpt {
    /// The widest line that is shown whole, in columns of a terminal.
    static let width: Int = 120

    private let number: String
    private let before: String
    private let after: String

    /// Takes the bytes of a line, and marks a byte, counted from 1; nil if nothing is there.
    ///
    /// The mark is never left of the first byte that isn't blank: the column is 1 where only the line is known.
    init?(_ bytes: ArraySlice<UInt8>, line: Int, column: Int) {
        guard let first = bytes.firstIndex(where: { !Self.isBlank($0) }),
            let last = bytes.lastIndex(where: { !Self.isBlank($0) })
        else { return nil }
        let mark = max(first, bytes.startIndex + min(max(column, 1), bytes.count + 1) - 1)
        guard mark <= last else { return nil }
        number = String(line)
        (before, after) = Self.cut(Self.shown(bytes[..<mark]), Self.shown(bytes[mark...last]))
    }

    /// Returns the two lines, each with a line end.
    func text(in style: Diagnostic.Style) -> String {
        let isColored = style == .ansi
        func colored(_ code: String, _ text: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
        let blanks = String(repeating: " ", count: number.utf8.count)
        let indentation = String(repeating: " ", count: _DiagnosticText.width(of: before))
        // The blank at the start keeps a line of source from looking like the place of a diagnostic.
        return colored("2", " \(number) |") + " \(before)\(after)\n"
            + colored("2", " \(blanks) |") + " \(indentation)" + colored("1;32", "^") + "\n"
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    /// Returns a part of the line with spaces for tabs, and with escapes for what would control the terminal.
    private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
        _DiagnosticText.escaped(String(decoding: bytes, as: UTF8.self).replacing("\t", with: "    "))
    }

    /// Cuts both ends of a line that is too wide, so that two thirds of it are before the mark at most.
    private static func cut(_ before: String, _ after: String) -> (String, String) {
        guard _DiagnosticText.width(of: before) + _DiagnosticText.width(of: after) > width else {
            return (before, after)
        }
        var start = before
        if _DiagnosticText.width(of: before) > width * 2 / 3 {
            start = "…" + String(fitting(before.reversed(), width * 2 / 3 - 1).reversed())
        }
        let rest = width - _DiagnosticText.width(of: start)
        guard _DiagnosticText.width(of: after) > rest else { return (start, after) }
        return (start, String(fitting(after, rest - 1)) + "…")
    }

    /// Returns the first characters that fit into a number of columns.
    private static func fitting(_ characters: some Sequence<Character>, _ width: Int) -> [Character] {
        var rest = width
        return characters.prefix { character in
            rest -= _DiagnosticText.width(of: String(character))
            return rest >= 0
        }
    }
}
