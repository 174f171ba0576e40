// SPDX-License-Identifier: Apache-2.0

/// The configuration of a program: the merged values of several sources, each with the place where it was set.
///
/// ```swift
/// let properties = try Properties(sources: [
///     .values(["shop": ["name": "Corner", "seats": 12]]), .file("shop.yml"), .environment(prefix: "SHOP_"),
/// ])
/// let seats = try properties.value(Int.self, at: "shop.seats")
/// ```
///
/// It is immutable: copies share their storage, and any number of threads may read.
public struct Properties: Sendable {
    /// The merged values of all sources.
    var root: PropertyNode
    /// The names of the sources that were read, for messages that say where a value can be set.
    var sources: [String] = []
    /// The tree of each source: a value is secret by the path at which its own source set it.
    var trees: [PropertyNode] = []
    let limits: Limits
    var secrets: Secrets = Secrets()
    /// The secrets of the groups that were read from these properties.
    let declaredSecrets: DeclaredSecrets = DeclaredSecrets()

    /// The limits of a source; exceeding one is an error (`DI/PropertySyntax`).
    public struct Limits: Sendable, Hashable {
        /// The largest file, in bytes: 10 MB.
        public var fileSize: Int
        /// The maximum depth of maps and lists: 100. Decoding is recursive, so a large one may overflow the stack.
        public var depth: Int
        /// The maximum number of expansions of YAML aliases in a source, and of references in one value: 1,000.
        public var aliasExpansions: Int

        /// Makes limits with the defaults named above.
        public init(fileSize: Int = 10_000_000, depth: Int = 100, aliasExpansions: Int = 1_000) {
            self.fileSize = fileSize
            self.depth = depth
            self.aliasExpansions = aliasExpansions
        }
    }
}

extension Properties: CustomStringConvertible, CustomReflectable {
    /// The number of values and of sources, without the values.
    public var description: String {
        let count = paths.count
        return
            "Properties(\(count) \(count == 1 ? "value" : "values") of \(sources.count) \(sources.count == 1 ? "source" : "sources"))"
    }

    /// An empty mirror, so that `dump` prints no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Returns these properties over others: maps are merged deeply, everything else is taken from these.
    ///
    /// References may lead from one to the other, and the secret patterns of both apply.
    func stacked(on other: Properties) -> Properties {
        var result = Properties(
            root: root.merged(over: other.root),
            limits: Limits(
                fileSize: max(limits.fileSize, other.limits.fileSize), depth: max(limits.depth, other.limits.depth),
                aliasExpansions: max(limits.aliasExpansions, other.limits.aliasExpansions)))
        result.sources = other.sources + sources.filter { !other.sources.contains($0) }
        result.trees = other.trees + trees.filter { tree in !other.trees.contains { $0 === tree } }
        result.secrets = other.secrets.adding(secrets, in: result.trees)
        result.declaredSecrets.note(other.declaredSecrets.patterns + declaredSecrets.patterns)
        return result
    }
}
