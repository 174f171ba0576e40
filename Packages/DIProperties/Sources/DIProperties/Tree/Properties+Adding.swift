// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// The same properties with further sources, which win over those that were read before.
    ///
    /// For what a program can only settle once it has read the rest:
    ///
    /// ```swift
    /// var properties = try Properties(yaml: "data: { source: auto }")
    /// if try properties.value(String.self, at: "data.source") == "auto" {
    ///     properties = try properties.adding([.values(["data": ["source": "demo"]], named: "auto")])
    /// }
    /// ```
    ///
    /// Errors: `DI/PropertySyntax` for each further source that cannot be read, all at once.
    public func adding(_ further: [PropertySource]) throws(PropertyError) -> Properties {
        var reader = PropertyReader(continuing: self)
        for source in further { source.read(&reader) }
        if let error = PropertyError(reader.diagnostics) { throw error }
        let added = secrets.including(Array(reader.trees.dropFirst(trees.count)))
        return Properties(reader, secrets: added)
    }
}
