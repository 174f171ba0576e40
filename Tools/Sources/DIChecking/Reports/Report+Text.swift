// SPDX-License-Identifier: Apache-2.0

import DICore

extension Report {
    /// The report for people, editors and Xcode: each diagnostic after a line in the form of a compiler's.
    var text: String {
        entries.map { Self.text($0) + "\n\n" }.joined() + summary + "\n"
    }

    private static func text(_ entry: Entry) -> String {
        let diagnostic = entry.diagnostic
        let message = _DiagnosticText.escaped(String(diagnostic.message.prefix { !$0.isNewline }))
        let id = diagnostic.id.rawValue.isEmpty ? "" : " [\(diagnostic.id.rawValue)]"
        let headline = "\(diagnostic.severity.rawValue): \(message)\(id)"
        let heads = entry.locations.map { "\(_DiagnosticText.escaped($0.path)):\($0.line):\($0.column): \(headline)\n" }
        return heads.joined() + entry.rendered
    }

    /// The numbers of components, bindings, errors and warnings.
    private var summary: String {
        "checked \(Self.number(componentCount, "component")), \(Self.number(bindingCount, "binding")): "
            + "\(Self.number(count(.error), "error")), \(Self.number(count(.warning), "warning"))"
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

extension Report.Entry {
    /// The library's own text, with a note if several components have the diagnostic.
    var rendered: String { withComponents.description }

    /// The diagnostic, with a note if several components have it.
    var withComponents: Diagnostic {
        guard components.count > 1 else { return diagnostic }
        var diagnostic = diagnostic
        let others = components.dropFirst().map { "'\($0)'" }
        diagnostic.notes.append("the same in \(_DiagnosticText.list(Array(others)))")
        return diagnostic
    }
}
