// SPDX-License-Identifier: Apache-2.0

/// Makes the text of a diagnostic: headline, trace, other requesters, notes, fixes, page.
enum DiagnosticRenderer {
    /// The longest list that is shown whole; of longer ones the rest is counted.
    static let listLimit: Int = 5
    /// The widest column; what is longer stands out of it, rather than push everything else away.
    static let columnLimit: Int = 60
    /// Where the pages of the ids are; a page is named like its id.
    static let documentationBase: String = "Documentation/Diagnostics"

    static func render(_ diagnostic: Diagnostic) -> String {
        var lines: [String] = [
            "\(diagnostic.severity.rawValue): [\(diagnostic.id.rawValue)] \(diagnostic.message)"
        ]
        lines += traceLines(diagnostic.trace.filter { $0.relation != .alsoNeededBy })
        let others = diagnostic.trace.filter { $0.relation == .alsoNeededBy }
        if !others.isEmpty {
            lines.append("also needed by " + list(others.map { mention($0) }))
        }
        lines += diagnostic.notes.map { "note: \($0)" }
        lines += diagnostic.fixes.map { "fix: \($0)" }
        if diagnostic.id.rawValue.hasPrefix("DI/") {
            lines.append("docs: \(documentationBase)/\(diagnostic.id.rawValue.dropFirst(3))")
        }
        return lines.joined(separator: "\n")
    }

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

    private static func mention(_ step: Diagnostic.Step) -> String {
        let name = quote(step.name, step.detail)
        return step.place.map { "\(name) (\($0))" } ?? name
    }

    /// The lines of a trace, with the places and the remarks each in a column.
    private static func traceLines(_ steps: [Diagnostic.Step]) -> [String] {
        let names = steps.map { step in
            let name = step.name.isEmpty ? "" : quote(step.name, step.detail)
            return [step.relation.rawValue, name].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let places = steps.map { $0.place?.description ?? "" }
        let nameWidth = width(of: names)
        let placeWidth = width(of: zip(steps, places).filter { !$0.0.remark.isEmpty }.map(\.1))
        return steps.indices.map { index in
            var line = "  " + names[index]
            if !places[index].isEmpty {
                line += padding(names[index], nameWidth) + "   " + places[index]
            }
            if !steps[index].remark.isEmpty {
                line += padding(places[index], placeWidth) + "   (\(steps[index].remark))"
            }
            return line
        }
    }

    private static func width(of texts: [String]) -> Int {
        texts.map(\.count).filter { $0 <= columnLimit }.max() ?? 0
    }

    private static func padding(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count))
    }
}
