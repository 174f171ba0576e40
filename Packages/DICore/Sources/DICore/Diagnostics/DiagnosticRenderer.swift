// SPDX-License-Identifier: Apache-2.0

/// Makes the text of a diagnostic: headline, trace, other requesters, notes, fixes, page.
///
/// It writes straight into one text; only what is not printable ASCII is looked at twice.
struct DiagnosticRenderer {
    /// The longest list that is shown whole; of longer ones the rest is counted.
    static let listLimit: Int = 5
    /// How many steps of a long way are shown at each of its ends.
    static let endLength: Int = 10
    /// The widest column; what is longer stands out of it, rather than push everything else away.
    static let columnLimit: Int = 60
    /// The folder of the ids' pages as a user finds it: in `.build/checkouts`, or among Xcode's package dependencies.
    static let documentationBase: String = "swift-di/Documentation/Diagnostics"

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

    /// Adds the text of a diagnostic.
    mutating func write(_ diagnostic: Diagnostic) {
        writeHeadline(of: diagnostic)
        writeTrace(diagnostic.trace)
        writeOthers(diagnostic.trace)
        writeList(diagnostic.notes, label: "note: ", .note)
        writeList(diagnostic.fixes, label: "fix: ", .fix)
        writePage(of: diagnostic.id)
    }

    /// Adds text that is known to be printable.
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
            writeProse(diagnostic.message, indentation: DiagnosticText.width(of: severity) + 2)
        }
    }

    private mutating func writeOthers(_ trace: [Diagnostic.Step]) {
        var count = 0
        for step in trace where step.relation == .alsoNeededBy { count += 1 }
        guard count > 0 else { return }
        var number = 0
        write("\nalso needed by ")
        for step in trace where step.relation == .alsoNeededBy {
            guard number < Self.listLimit else { break }
            if number > 0 { write(number == count - 1 ? " and " : ", ") }
            writeName(of: step)
            if let place = step.place, place.isKnown {
                write(" (")
                writePlace(place)
                write(")")
            }
            number += 1
        }
        if count > Self.listLimit { write(" and \(count - Self.listLimit) more") }
    }

    /// Notes or fixes, each on a line of its own. What would be "and 1 more" is shown instead.
    private mutating func writeList(_ items: [String], label: String, _ color: Color) {
        let limit = items.count > Self.listLimit + 1 ? Self.listLimit : items.count
        for item in items.prefix(limit) {
            writeLabel(label, color)
            writeProse(item, indentation: label.utf8.count)
        }
        guard items.count > limit else { return }
        writeLabel(label, color)
        write("and \(items.count - limit) more")
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
        write(Self.documentationBase)
        write("/")
        text += id.rawValue.dropFirst(3)
        write(".md")
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

extension DiagnosticRenderer {
    /// Joins a list with commas and an "and", capped.
    static func list(_ items: [String]) -> String {
        guard items.count > listLimit else {
            guard let last = items.last, items.count > 1 else { return items.first ?? "" }
            return items.dropLast().joined(separator: ", ") + " and " + last
        }
        return items.prefix(listLimit).joined(separator: ", ") + " and \(items.count - listLimit) more"
    }

    /// A name in quotes, with its tag or qualifier.
    static func quote(_ name: String, _ detail: String) -> String {
        detail.isEmpty ? "'\(name)'" : "'\(name)' \(detail)"
    }
}

extension Place {
    /// Whether it names a file; one that does not is left out of texts.
    var isKnown: Bool { !fileID.isEmpty }
}
