// SPDX-License-Identifier: Apache-2.0

extension DiagnosticRenderer {
    /// The colors of a rendered text.
    enum Color: String {
        case error = "\u{1B}[1;31m"
        case warning = "\u{1B}[1;33m"
        case note = "\u{1B}[1;36m"
        case fix = "\u{1B}[1;32m"
        /// Names, in bold.
        case name = "\u{1B}[1m"
        /// Places, ids and remarks, dimmed.
        case place = "\u{1B}[2m"

        static func of(_ severity: Diagnostic.Severity) -> Color {
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            default: .name
            }
        }
    }

    /// Switches to a color, if the style has colors.
    @inline(__always)
    mutating func begin(_ color: Color) {
        if isColored { writeStart(of: color) }
    }

    @inline(never)
    @_optimize(size)
    private mutating func writeStart(of color: Color) {
        write(color.rawValue)
    }

    /// Switches back from a color.
    @inline(__always)
    mutating func end() {
        if isColored { write("\u{1B}[0m") }
    }

    /// Writes a text of unknown origin on one line.
    @inline(__always)
    mutating func writeLine(_ text: String) {
        if _DiagnosticText.isPlain(text) { write(text) } else { writeEscaped(text) }
    }

    @inline(never)
    @_optimize(size)
    private mutating func writeEscaped(_ text: String) {
        write(_DiagnosticText.escaped(text))
    }

    /// Writes a quoted name, with its tag or qualifier.
    mutating func writeName(of step: Diagnostic.Step) {
        begin(.name)
        write("'")
        writeLine(step.name)
        write("'")
        end()
        guard !step.detail.isEmpty else { return }
        write(" ")
        writeQuoting(_DiagnosticText.escaped(step.detail))
    }

    /// Writes the file and the line, or the file alone where the line is invalid.
    mutating func writePlace(_ place: Place) {
        begin(.place)
        writeLine(place.fileID)
        if place.line > 0 {
            write(":")
            write(String(place.line))
        }
        end()
    }

    mutating func writeSpaces(_ count: Int) {
        write(Self.spaces[max(0, min(count, Self.spaces.count - 1))])
    }

    private static let spaces: [String] = (0...2 * (_DiagnosticText.columnLimit + 3)).map {
        String(repeating: " ", count: $0)
    }

    /// Writes a sentence and indents its further lines.
    mutating func writeProse(_ text: String, indentation: Int) {
        if _DiagnosticText.isPlain(text) {
            writeQuoting(text)
            return
        }
        for (number, line) in _DiagnosticText.lines(of: text).enumerated() {
            if number > 0 {
                write("\n")
                writeSpaces(indentation)
            }
            writeQuoting(line)
        }
    }

    /// Writes a text with its quoted names highlighted.
    @inline(__always)
    private mutating func writeQuoting(_ text: String) {
        if isColored { writeColoring(text) } else { write(text) }
    }

    /// Highlights quoted names. A quote has no letter before its first mark and none after its last, unlike "isn't".
    @_optimize(size)
    private mutating func writeColoring(_ text: String) {
        var rest = Substring(text)
        var before: Character?
        while let character = rest.first {
            if character == "'", !Self.isLetter(before), let end = Self.endOfQuote(in: rest) {
                begin(.name)
                write(String(rest[...end]))
                self.end()
                rest = rest[rest.index(after: end)...]
            } else {
                write(String(character))
                rest = rest.dropFirst()
            }
            before = character
        }
    }

    @_optimize(size)
    private static func endOfQuote(in text: Substring) -> Substring.Index? {
        let indices = text.indices.dropFirst()
        return indices.first { index in
            text[index] == "'" && !isLetter(text[text.index(after: index)...].first)
        }
    }

    private static func isLetter(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }
}
