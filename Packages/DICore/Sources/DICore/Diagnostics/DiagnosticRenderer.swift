// SPDX-License-Identifier: Apache-2.0

/// Writes the text of a diagnostic: headline, trace, other requesters, notes, fixes, page.
struct DiagnosticRenderer {
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

    let style: Diagnostic.Style

    /// Returns the text of a diagnostic.
    func text(of diagnostic: Diagnostic) -> String {
        headline(of: diagnostic) + trace(diagnostic.trace) + others(diagnostic.trace)
            + list(diagnostic.notes, label: "note: ", .note) + list(diagnostic.fixes, label: "fix: ", .fix)
            + page(of: diagnostic.id)
    }

    /// Returns a text in a color, if the style has colors.
    func painted(_ text: String, _ color: Color) -> String {
        style == .ansi ? color.rawValue + text + "\u{1B}[0m" : text
    }

    private func headline(of diagnostic: Diagnostic) -> String {
        let severity = _DiagnosticText.escaped(diagnostic.severity.rawValue)
        var text = painted(severity + ":", .of(diagnostic.severity))
        let id = diagnostic.id.rawValue
        if !id.isEmpty { text += " " + painted("[\(_DiagnosticText.escaped(id))]", .place) }
        guard !diagnostic.message.isEmpty else { return text }
        return text + " " + prose(diagnostic.message, indentation: _DiagnosticText.width(of: severity) + 2)
    }

    /// The lines of a trace, with places and remarks in columns.
    private func trace(_ trace: [Diagnostic.Step]) -> String {
        let rows = Self.rows(of: trace.filter { $0.relation != .alsoNeededBy })
        let plain = DiagnosticRenderer(style: .plain)
        func width(_ text: String) -> Int { _DiagnosticText.width(of: text) }
        func column(_ widths: [Int]) -> Int { widths.filter { $0 <= _DiagnosticText.columnLimit }.max() ?? 0 }
        func spaces(_ column: Int, after text: String) -> String {
            String(repeating: " ", count: max(0, column - width(text)) + 3)
        }
        let names = column(rows.compactMap { $0.isGap ? nil : width(plain.label(of: $0)) })
        let places = column(rows.compactMap { $0.remark.isEmpty ? nil : width(plain.place(of: $0)) })
        return rows.map { row in
            var line = "\n  " + label(of: row)
            let place = plain.place(of: row)
            guard !place.isEmpty || !row.remark.isEmpty else { return line }
            line += spaces(names, after: plain.label(of: row)) + self.place(of: row)
            guard !row.remark.isEmpty else { return line }
            if !place.isEmpty || places > 0 { line += spaces(places, after: place) }
            return line + painted("(\(_DiagnosticText.escaped(row.remark)))", .place)
        }.joined()
    }

    /// Chooses the rows: the first steps of a list, both ends of a long path. A gap hides at least two steps.
    private static func rows(of trace: [Diagnostic.Step]) -> [Diagnostic.Step] {
        guard trace.count > _DiagnosticText.listLimit else { return trace }
        var rows: [Diagnostic.Step] = []
        var rest = trace[...]
        while let relation = rest.first?.relation {
            let run = rest.prefix { $0.relation == relation }
            rest = rest.dropFirst(run.count)
            let isList = [.bound, .contributed, .installed].contains(relation)
            rows +=
                isList
                ? Diagnostic.Step._ends(of: Array(run), first: _DiagnosticText.listLimit, last: 0) { $0 }
                : Diagnostic.Step._ends(of: Array(run)) { $0 }
        }
        return rows
    }

    /// The relation and the name of a step.
    private func label(of step: Diagnostic.Step) -> String {
        let relation = _DiagnosticText.escaped(step.relation.rawValue)
        guard !step.name.isEmpty else { return relation }
        return relation + (relation.isEmpty ? "" : " ") + name(of: step)
    }

    /// The quoted name of a step, with its tag or qualifier.
    private func name(of step: Diagnostic.Step) -> String {
        let name = painted("'\(_DiagnosticText.escaped(step.name))'", .name)
        return step.detail.isEmpty ? name : name + " " + quoting(_DiagnosticText.escaped(step.detail))
    }

    /// The file and the line of a step, the file alone where the line is invalid, and nothing where no file is known.
    private func place(of step: Diagnostic.Step) -> String {
        guard let place = step.place, !place.fileID.isEmpty else { return "" }
        return painted(_DiagnosticText.escaped(place.fileID) + (place.line > 0 ? ":\(place.line)" : ""), .place)
    }

    private func others(_ trace: [Diagnostic.Step]) -> String {
        let others = trace.filter { $0.relation == .alsoNeededBy }.map { step in
            let place = place(of: step)
            return name(of: step) + (place.isEmpty ? "" : " (\(place))")
        }
        return others.isEmpty ? "" : "\nalso needed by " + _DiagnosticText.list(others)
    }

    /// Notes or fixes, each on its own line; a single further item is shown instead of counted.
    private func list(_ items: [String], label: String, _ color: Color) -> String {
        let limit = items.count > _DiagnosticText.listLimit + 1 ? _DiagnosticText.listLimit : items.count
        let shown = items.prefix(limit).map { prose($0, indentation: label.utf8.count) }
        let rest = items.count > limit ? [_DiagnosticText.rest(items.count - limit)] : []
        return (shown + rest).map { "\n" + painted(label, color) + $0 }.joined()
    }

    /// The command that prints the page of an id, in any package that depends on this one.
    private func page(of id: Diagnostic.ID) -> String {
        let name = id.rawValue.dropFirst(3)
        let isKnown = id.rawValue.hasPrefix("DI/") && !name.isEmpty
        guard isKnown, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return "" }
        return "\n" + painted("docs: swift package di explain \(name)", .place)
    }

    /// A sentence whose further lines are indented.
    private func prose(_ text: String, indentation: Int) -> String {
        let indentation = "\n" + String(repeating: " ", count: indentation)
        return _DiagnosticText.lines(of: text).map(quoting).joined(separator: indentation)
    }

    /// Highlights quoted names. A quote has no letter before its first mark and none after its last, unlike "isn't".
    private func quoting(_ text: String) -> String {
        guard style == .ansi else { return text }
        let characters = Array(text)
        func isMark(_ index: Int, beside neighbour: Int) -> Bool {
            guard characters[index] == "'" else { return false }
            return !characters.indices.contains(neighbour)
                || !(characters[neighbour].isLetter || characters[neighbour].isNumber)
        }
        var result = ""
        var index = 0
        while index < characters.count {
            let isStart = isMark(index, beside: index - 1)
            if isStart, let end = (index + 1..<characters.count).first(where: { isMark($0, beside: $0 + 1) }) {
                result += painted(String(characters[index...end]), .name)
                index = end
            } else {
                result.append(characters[index])
            }
            index += 1
        }
        return result
    }
}
