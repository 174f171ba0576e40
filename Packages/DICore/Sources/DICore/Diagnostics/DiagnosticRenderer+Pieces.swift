// SPDX-License-Identifier: Apache-2.0

extension DiagnosticRenderer {
    /// What is set off by a colour of its own.
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

    /// Sets a colour, if there are any.
    @inline(__always)
    mutating func begin(_ color: Color) {
        if isColored { write(color.rawValue) }
    }

    /// Ends a colour.
    @inline(__always)
    mutating func end() {
        if isColored { write("\u{1B}[0m") }
    }

    /// A text of somebody else's that stays on its line.
    @inline(__always)
    mutating func writeLine(_ text: String) {
        write(DiagnosticText.isPlain(text) ? text : DiagnosticText.escaped(text))
    }

    /// A name in quotes, with its tag or qualifier.
    mutating func writeName(of step: Diagnostic.Step) {
        begin(.name)
        write("'")
        writeLine(step.name)
        write("'")
        end()
        guard !step.detail.isEmpty else { return }
        write(" ")
        writeQuoting(DiagnosticText.escaped(step.detail))
    }

    /// The file and the line; the file alone where there is no such line.
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

    private static let spaces: [String] = (0...2 * (columnLimit + 3)).map { String(repeating: " ", count: $0) }

    /// A sentence, of which further lines are indented.
    mutating func writeProse(_ text: String, indentation: Int) {
        if DiagnosticText.isPlain(text) {
            writeQuoting(text)
            return
        }
        for (number, line) in DiagnosticText.lines(of: text).enumerated() {
            if number > 0 {
                write("\n")
                writeSpaces(indentation)
            }
            writeQuoting(line)
        }
    }

    /// Text with its quoted names set off.
    @inline(__always)
    private mutating func writeQuoting(_ text: String) {
        if isColored { writeColoring(text) } else { write(text) }
    }

    /// A name is quoted by a mark that no letter stands before, up to one that no letter stands behind: not by "isn't".
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
