// SPDX-License-Identifier: Apache-2.0

import DICore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension BindingGraph {
    /// The graph as JSON, in the form that `Documentation/graph.schema.json` describes.
    ///
    /// Each component, binding, edge and diagnostic takes a line, so that texts can be compared, too. The text is the same from process to process. `BindingGraph(json:)` reads it.
    ///
    /// Throws `EncodingError` only if a diagnostic cannot be encoded. Complexity: linear.
    public func json() throws -> String {
        var writer = GraphJSONWriter()
        writer.member("schemaVersion", "\(Self.schemaVersion)")
        writer.member("components", lines: components.map(\.json))
        writer.member("bindings", lines: bindings.map(\.json))
        writer.member("edges", lines: edges.map(\.json))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let diagnostics = try diagnostics.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        writer.member("diagnostics", lines: diagnostics)
        return writer.end()
    }
}
