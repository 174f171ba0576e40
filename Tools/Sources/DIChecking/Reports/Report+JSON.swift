// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIHints
import Foundation

extension Report {
    /// A diagnostic for programs: what the text says, and the edits that its fixes stand for.
    private struct Item: Encodable {
        struct Fix: Encodable {
            let text: String
            /// Empty if the fix isn't known as an edit.
            let edits: [SourceEdit]
        }

        let id: Diagnostic.ID
        let severity: Diagnostic.Severity
        let subject: String
        let message: String
        let locations: [Location]
        let components: [String]
        let trace: [Diagnostic.Step]
        let notes: [String]
        let fixes: [Fix]
    }

    /// Returns the diagnostics as JSON, each on one line.
    func json(_ encoder: JSONEncoder) throws -> [String] {
        try entries.map { String(decoding: try encoder.encode(item($0)), as: UTF8.self) }
    }

    private func item(_ entry: Entry) -> Item {
        let diagnostic = entry.diagnostic
        let fixes = diagnostic.fixes.enumerated().map { index, text in
            let edit = index < entry.edits.count ? entry.edits[index] : nil
            return Item.Fix(text: text, edits: edit.map { [relative($0)] } ?? [])
        }
        return Item(
            id: diagnostic.id, severity: diagnostic.severity, subject: diagnostic.subject, message: diagnostic.message,
            locations: entry.locations, components: entry.components, trace: diagnostic.trace, notes: diagnostic.notes,
            fixes: fixes)
    }

    private func relative(_ edit: SourceEdit) -> SourceEdit {
        var edit = edit
        edit.path = files.relative(edit.path)
        return edit
    }
}
