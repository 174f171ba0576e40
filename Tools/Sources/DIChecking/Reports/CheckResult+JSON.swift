// SPDX-License-Identifier: Apache-2.0

import DICore
import DIGraphTools
import Foundation

extension CheckResult {
    /// The version of the format that ``json()`` writes.
    static let schemaVersion: Int = 1

    /// Returns the graphs and notes as JSON. The text of each component is that of `BindingGraph.json()`, byte for byte,
    /// between two line breaks.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let notes = try notes.map { "    " + String(decoding: try encoder.encode($0.diagnostic), as: UTF8.self) }
        // Each ends with a line break.
        let components = try components.map { try $0.graph.json() }
        return "{\n  \"schemaVersion\": \(Self.schemaVersion),\n  \"components\": ["
            + (components.isEmpty ? "" : "\n" + components.joined(separator: ",\n"))
            + "],\n  \"notes\": ["
            + (notes.isEmpty ? "" : "\n" + notes.joined(separator: ",\n") + "\n  ")
            + "]\n}\n"
    }
}
