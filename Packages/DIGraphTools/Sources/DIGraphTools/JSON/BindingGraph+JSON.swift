// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Returns the graph as JSON, in the format of `graph.schema.json`.
    ///
    /// Each component, binding, edge, diagnostic and choice is on its own line, so files can be compared line by line. The text
    /// is the same in every process. `BindingGraph(json:)` reads it.
    ///
    /// Throws `EncodingError` only if a diagnostic can't be encoded. Complexity: linear.
    public func json() throws -> String {
        GraphJSON.document([
            ("schemaVersion", "\(Self.schemaVersion)"), ("components", GraphJSON.lines(components.map(\.json))),
            ("bindings", GraphJSON.lines(bindings.map(\.json))), ("edges", GraphJSON.lines(edges.map(\.json))),
            ("diagnostics", GraphJSON.lines(try diagnostics.map { try GraphJSON.encoded($0, isPretty: false) })),
            ("choices", choices.isEmpty ? nil : GraphJSON.lines(choices.map(\.json))),
            ("profiles", GraphJSON.listIfAny(profiles)), ("activeProfiles", GraphJSON.listIfAny(activeProfiles)),
            ("context", context.map { GraphJSON.text($0.rawValue) }),
        ])
    }
}
