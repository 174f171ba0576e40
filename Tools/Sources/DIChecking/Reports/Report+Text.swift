// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension Report {
    /// Returns the report for people, editors and Xcode: each diagnostic after a line in the form of a compiler's.
    ///
    /// That line has no colors in any style, because programs look for it.
    ///
    /// - Parameter style: The style of the rest.
    /// - Returns: The text, with a line end.
    func text(in style: Diagnostic.Style = .plain) -> String {
        entries.map { text($0, style) + "\n\n" }.joined() + summary + "\n"
    }

    private func headline(_ entry: Entry) -> String {
        let diagnostic = entry.diagnostic
        let message = _DiagnosticText.escaped(String(diagnostic.message.prefix { !$0.isNewline }))
        let id = diagnostic.id.rawValue.isEmpty ? "" : " [\(diagnostic.id.rawValue)]"
        return "\(diagnostic.severity.rawValue): \(message)\(id)"
    }

    private func text(_ entry: Entry, _ style: Diagnostic.Style) -> String {
        let headline = headline(entry)
        let heads = entry.locations.map { place in
            "\(_DiagnosticText.escaped(place.path)):\(place.line):\(place.column): \(headline)\n"
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
