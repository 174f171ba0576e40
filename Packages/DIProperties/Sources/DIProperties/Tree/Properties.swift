// SPDX-License-Identifier: Apache-2.0

import DICore

/// The configuration of a program: values of several sources, merged, each with the place where it was set.
///
/// ```swift
/// let properties = try Properties(sources: [
///     .values(["shop": ["name": "Corner", "seats": 12]]), .file("shop.yml"), .environment(prefix: "SHOP_"),
/// ])
/// let seats = try properties.value(Int.self, at: "shop.seats")
/// ```
///
/// It is read once and never changes; copies share everything, and any number of threads may read.
public struct Properties: Sendable {
    /// The merged values of all sources.
    var root: PropertyNode
    /// The names of the sources that were read, for messages that say where a value can be set.
    var sources: [String] = []
    /// The tree of each source: a value is secret by the path at which its own source set it.
    var trees: [PropertyNode] = []
    let limits: Limits
    /// The values that no text may show.
    var secrets: Secrets = Secrets()
    /// Options of the command line that look as if they set a property, but do not.
    var lookalikeOptions: [ArgumentsSource.LookalikeOption] = []

    /// How much a source may hold. What goes beyond is `DI/PropertySyntax`.
    public struct Limits: Sendable, Hashable {
        /// The largest file, in bytes: 10 MB.
        public var fileSize: Int
        /// The most levels of maps and lists: 100. Readers call themselves once a level, so do not allow very many.
        public var depth: Int
        /// How often YAML's aliases, and references in one value, are expanded: 1,000; in all values of one JSON text 100 times as often.
        public var aliasExpansions: Int

        /// Makes limits; those that are not given are as above.
        public init(fileSize: Int = 10_000_000, depth: Int = 100, aliasExpansions: Int = 1_000) {
            self.fileSize = fileSize
            self.depth = depth
            self.aliasExpansions = aliasExpansions
        }
    }

    /// Reads sources and merges them: maps deeply, and of everything else the later counts whole.
    ///
    /// Errors: `DI/PropertySyntax` for each source that cannot be read, all at once.
    public init(sources: [PropertySource], limits: Limits = Limits()) throws(PropertyError) {
        root = PropertyNode(.map(PropertyMap()), .nowhere)
        self.limits = limits
        try load(sources)
    }

    /// Reads a text in YAML. Errors: `DI/PropertySyntax`.
    public init(yaml text: String, limits: Limits = Limits()) throws(PropertyError) {
        try self.init(sources: [.yaml(text)], limits: limits)
    }

    /// Reads a text in JSON. Errors: `DI/PropertySyntax`.
    public init(json text: String, limits: Limits = Limits()) throws(PropertyError) {
        try self.init(sources: [.json(text)], limits: limits)
    }

    /// Reads `application.yml` of a folder, then `application-<profile>.yml`; `.yaml` and `.json` are known, too.
    ///
    /// Errors: `DI/PropertySyntax`, also where one of the two is not there.
    public init(
        directory: String, profile: String? = nil, limits: Limits = Limits()
    ) throws(PropertyError) {
        let names = ["application"] + (profile.map { ["application-\($0)"] } ?? [])
        try self.init(sources: names.map { .application($0, in: directory) }, limits: limits)
    }
}

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
        var result = self
        try result.load(further)
        result.secrets = secrets.including(Array(result.trees.dropFirst(trees.count)))
        return result
    }

    /// Merges sources over what is there, or throws the problems of all of them.
    private mutating func load(_ sources: [PropertySource]) throws(PropertyError) {
        var loader = PropertyLoader(self)
        for source in sources { source.load(&loader) }
        if let error = PropertyError(loader.diagnostics) { throw error }
        self = loader.properties
    }
}

extension Properties: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many values there are, and of how many sources; no values.
    public var description: String {
        let count = root.map?.isEmpty == true ? 0 : root.leafCount
        return
            "Properties(\(count) \(count == 1 ? "value" : "values") of \(sources.count) \(sources.count == 1 ? "source" : "sources"))"
    }

    /// The same text.
    public var debugDescription: String { description }

    /// Shows nothing, so that `dump` prints no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
