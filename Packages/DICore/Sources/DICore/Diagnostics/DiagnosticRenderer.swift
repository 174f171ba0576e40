// SPDX-License-Identifier: Apache-2.0

/// Writes the text of a diagnostic: headline, trace, other requesters, notes, fixes, page.
///
/// All parts go into one string; only text beyond printable ASCII is scanned twice.
struct DiagnosticRenderer {
    /// The command that prints the page of an id, in any package that depends on this one.
    static let explainingCommand: String = "swift package di explain "

    private(set) var text: String = ""
    let isColored: Bool

    static func render(_ diagnostic: Diagnostic, in style: Diagnostic.Style = .plain) -> String {
        var renderer = DiagnosticRenderer(style)
        renderer.text.reserveCapacity(512)
        renderer.write(diagnostic)
        return renderer.text
    }

    init(_ style: Diagnostic.Style) {
        isColored = style == .ansi
    }

    /// Appends the text of a diagnostic.
    @inline(never)
    mutating func write(_ diagnostic: Diagnostic) {
        writeHeadline(of: diagnostic)
        writeTrace(diagnostic.trace)
        writeOthers(diagnostic.trace)
        writeList(diagnostic.notes, label: "note: ", .note)
        writeList(diagnostic.fixes, label: "fix: ", .fix)
        writePage(of: diagnostic.id)
    }

    /// Appends text that is known to be printable.
    @inline(__always)
    mutating func write(_ known: String) {
        text += known
    }

    private mutating func writeHeadline(of diagnostic: Diagnostic) {
        let severity = diagnostic.severity.rawValue
        begin(.of(diagnostic.severity))
        writeLine(severity)
        write(":")
        end()
        if !diagnostic.id.rawValue.isEmpty {
            write(" ")
            begin(.place)
            write("[")
            writeLine(diagnostic.id.rawValue)
            write("]")
            end()
        }
        if !diagnostic.message.isEmpty {
            write(" ")
            writeProse(diagnostic.message, indentation: _DiagnosticText.width(of: severity) + 2)
        }
    }

    private mutating func writeOthers(_ trace: [Diagnostic.Step]) {
        var count = 0
        for step in trace where step.relation == .alsoNeededBy { count += 1 }
        guard count > 0 else { return }
        var number = 0
        write("\nalso needed by ")
        for step in trace where step.relation == .alsoNeededBy {
            guard number < _DiagnosticText.listLimit else { break }
            if number > 0 { write(number == count - 1 ? " and " : ", ") }
            writeName(of: step)
            if let place = step.place, place.isKnown {
                write(" (")
                writePlace(place)
                write(")")
            }
            number += 1
        }
        if count > _DiagnosticText.listLimit { write(" " + _DiagnosticText.rest(count - _DiagnosticText.listLimit)) }
    }

    /// Writes notes or fixes, each on its own line; a rest of one is shown instead of counted.
    @inline(never)
    private mutating func writeList(_ items: [String], label: String, _ color: Color) {
        let limit = items.count > _DiagnosticText.listLimit + 1 ? _DiagnosticText.listLimit : items.count
        for item in items.prefix(limit) {
            writeLabel(label, color)
            writeProse(item, indentation: label.utf8.count)
        }
        guard items.count > limit else { return }
        writeLabel(label, color)
        write(_DiagnosticText.rest(items.count - limit))
    }

    private mutating func writeLabel(_ label: String, _ color: Color) {
        write("\n")
        begin(color)
        write(label)
        end()
    }

    private mutating func writePage(of id: Diagnostic.ID) {
        let name = id.rawValue.utf8.dropFirst(3)
        guard id.rawValue.hasPrefix("DI/"), !name.isEmpty, name.allSatisfy(Self.isLetterOrDigit) else { return }
        write("\n")
        begin(.place)
        write("docs: ")
        write(Self.explainingCommand)
        text += id.rawValue.dropFirst(3)
        end()
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

extension Place {
    /// Whether the place names a file; otherwise texts leave it out.
    var isKnown: Bool { !fileID.isEmpty }
}
