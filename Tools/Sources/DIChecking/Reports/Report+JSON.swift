// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation

extension Report {
    /// A diagnostic for programs, with the contents of the text.
    private struct Item: Encodable {
        let id: Diagnostic.ID
        let severity: Diagnostic.Severity
        let subject: String
        let message: String
        let locations: [Location]
        let components: [String]
        let trace: [Diagnostic.Step]
        let notes: [String]
        let fixes: [String]
    }

    /// Returns the diagnostics as JSON, each on one line.
    func json(_ encoder: JSONEncoder) throws -> [String] {
        try entries.map { String(decoding: try encoder.encode(item($0)), as: UTF8.self) }
    }

    private func item(_ entry: Entry) -> Item {
        let diagnostic = entry.diagnostic
        return Item(
            id: diagnostic.id, severity: diagnostic.severity, subject: diagnostic.subject, message: diagnostic.message,
            locations: entry.locations, components: entry.components, trace: diagnostic.trace, notes: diagnostic.notes,
            fixes: diagnostic.fixes)
    }
}
