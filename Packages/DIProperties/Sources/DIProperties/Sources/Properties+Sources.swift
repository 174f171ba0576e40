// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// Reads sources and merges them: maps deeply; everything else is taken from the last source that sets it.
    ///
    /// Errors: `DI/PropertySyntax` for each source that cannot be read, reported together.
    public init(sources: [PropertySource], limits: Limits = Limits()) throws(PropertyError) {
        root = PropertyNode(.map(PropertyMap()), .nowhere)
        self.limits = limits
        try load(sources)
    }

    /// Reads a text in YAML. Errors: `DI/PropertySyntax`.
    public init(
        yaml text: String, limits: Limits = Limits(), file: String = #fileID, line: Int = #line
    ) throws(PropertyError) {
        try self.init(sources: [.yaml(text, file: file, line: line)], limits: limits)
    }

    /// Reads a text in JSON. Errors: `DI/PropertySyntax`.
    public init(
        json text: String, limits: Limits = Limits(), file: String = #fileID, line: Int = #line
    ) throws(PropertyError) {
        try self.init(sources: [.json(text, file: file, line: line)], limits: limits)
    }

    /// Returns the same properties with further sources, which win over the earlier ones.
    ///
    /// For values that depend on other properties:
    ///
    /// ```swift
    /// var properties = try Properties(yaml: "data: { source: auto }")
    /// if try properties.value(String.self, at: "data.source") == "auto" {
    ///     properties = try properties.adding([.values(["data": ["source": "demo"]], named: "auto")])
    /// }
    /// ```
    ///
    /// Errors: `DI/PropertySyntax` for each further source that cannot be read, reported together.
    public func adding(_ further: [PropertySource]) throws(PropertyError) -> Properties {
        var result = self
        try result.load(further)
        result.secrets = secrets.including(Array(result.trees.dropFirst(trees.count)))
        return result
    }

    /// Merges sources over the present values, or throws the problems of all of them.
    private mutating func load(_ sources: [PropertySource]) throws(PropertyError) {
        var loader = PropertyLoader(properties: self)
        for source in sources { source.load(&loader) }
        if let error = PropertyError(loader.diagnostics) { throw error }
        self = loader.properties
    }
}
