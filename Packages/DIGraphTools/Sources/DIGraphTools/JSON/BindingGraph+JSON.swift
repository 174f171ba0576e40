// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// Returns the graph as JSON, in the format of `graph.schema.json`.
    ///
    /// Each component, binding, edge, diagnostic and choice is on its own line, so that files can be compared line by
    /// line. The text is the same in every process. `BindingGraph(json:)` reads it.
    ///
    /// Throws `EncodingError` only if a diagnostic can't be encoded. Complexity: linear.
    public func json() throws -> String {
        var writer = GraphJSONWriter()
        writer.member("schemaVersion", "\(Self.schemaVersion)")
        writer.member("components", lines: components.map(\.json))
        writer.member("bindings", lines: bindings.map(\.json))
        writer.member("edges", lines: edges.map(\.json))
        writer.member("diagnostics", lines: try diagnostics.jsonLines())
        if !choices.isEmpty { writer.member("choices", lines: choices.map(\.json)) }
        if !profiles.isEmpty { writer.member("profiles", GraphJSONWriter.list(profiles)) }
        if !activeProfiles.isEmpty { writer.member("activeProfiles", GraphJSONWriter.list(activeProfiles)) }
        if let context { writer.member("context", GraphJSONWriter.text(context.rawValue)) }
        return writer.end()
    }
}
