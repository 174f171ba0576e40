// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation

extension CheckResult {
    /// The version of the format that ``json(_:)`` writes.
    static let schemaVersion: Int = 1

    /// Returns the graphs and notes as JSON, and the diagnostics of a report. Each component is the text of
    /// `BindingGraph.json()`, byte for byte, between two line breaks.
    func json(_ report: Report? = nil) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let notes = try notes.map { String(decoding: try encoder.encode($0.diagnostic), as: UTF8.self) }
        // Each ends with a line break.
        let components = try components.map { try $0.graph.json() }
        return "{\n  \"schemaVersion\": \(Self.schemaVersion),\n  \"components\": ["
            + (components.isEmpty ? "" : "\n" + components.joined(separator: ",\n"))
            + "],\n  \"notes\": [" + Self.lines(notes)
            + (try report.map { "],\n  \"diagnostics\": [" + Self.lines(try $0.json(encoder)) } ?? "")
            + "]\n}\n"
    }

    /// Joins the items of a list, each on its own line.
    private static func lines(_ items: [String]) -> String {
        items.isEmpty ? "" : "\n" + items.map { "    " + $0 }.joined(separator: ",\n") + "\n  "
    }
}
