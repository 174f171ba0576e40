// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension Report {
    /// Returns the report for people, editors and Xcode: each diagnostic after a line in the form of a compiler's, and its line of source.
    ///
    /// The first line has no colors in any style, because programs look for it.
    ///
    /// - Parameters:
    ///   - style: The style of the rest.
    ///   - built: The time of the build in seconds since 1970: files that have changed since are not shown.
    /// - Returns: The text, with a line end.
    func text(in style: Diagnostic.Style = .plain, builtAt built: Double? = nil) -> String {
        let excerpts = SourceExcerpts(builtAt: built, in: style)
        return entries.map { text($0, excerpts, style) + "\n\n" }.joined() + summary + "\n"
    }

    /// Returns the report for a watch: what is new as always, what is known in one line each, and what is mended since the last check.
    ///
    /// A known problem has its line, because editors forget those of the last check.
    func text(
        in style: Diagnostic.Style = .plain, builtAt built: Double? = nil, since seen: SeenProblems
    ) throws -> String {
        let excerpts = SourceExcerpts(builtAt: built, in: style)
        var last = seen.read()
        var (new, known) = ("", "")
        for entry in entries {
            let problem = problem(entry)
            if let index = last.firstIndex(where: { $0.name == problem.name }) {
                last.remove(at: index)
                known += problem.line + "\n"
            } else {
                new += text(entry, excerpts, style) + "\n\n"
            }
        }
        try seen.write(entries.map(problem))
        return new + known + last.map { "mended: \($0.line)\n" }.joined() + summary + "\n"
    }

    private func problem(_ entry: Entry) -> SeenProblems.Problem {
        let path = entry.locations.first.map { _DiagnosticText.escaped($0.path) } ?? ""
        let place = entry.locations.first.map { "\(path):\($0.line):\($0.column): " } ?? ""
        return SeenProblems.Problem(name: path + " " + headline(entry), line: place + headline(entry))
    }

    private func headline(_ entry: Entry) -> String {
        let diagnostic = entry.diagnostic
        let message = _DiagnosticText.escaped(String(diagnostic.message.prefix { !$0.isNewline }))
        let id = diagnostic.id.rawValue.isEmpty ? "" : " [\(diagnostic.id.rawValue)]"
        return "\(diagnostic.severity.rawValue): \(message)\(id)"
    }

    private func text(_ entry: Entry, _ excerpts: SourceExcerpts, _ style: Diagnostic.Style) -> String {
        let headline = headline(entry)
        let heads = entry.locations.map { place in
            let excerpt =
                files.source(place.path)
                .map { excerpts.text(of: $0, line: place.line, column: place.column) } ?? ""
            return "\(_DiagnosticText.escaped(place.path)):\(place.line):\(place.column): \(headline)\n\(excerpt)"
        }
        return heads.joined() + entry.withComponents.rendered(in: style)
    }

    /// The numbers of components, bindings, errors and warnings.
    private var summary: String {
        "checked \(Self.number(componentCount, "component")), "
            + (moduleCount > 0 ? "\(Self.number(moduleCount, "module")) alone, " : "")
            + "\(Self.number(bindingCount, "binding")): "
            + "\(Self.number(count(.error), "error")), \(Self.number(count(.warning), "warning"))"
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

extension Report.Entry {
    /// The diagnostic, with a note if several components have it.
    var withComponents: Diagnostic {
        guard components.count > 1 else { return diagnostic }
        var diagnostic = diagnostic
        let others = components.dropFirst().map { "'\($0)'" }
        diagnostic.notes.append("the same in \(_DiagnosticText.list(Array(others)))")
        return diagnostic
    }
}
