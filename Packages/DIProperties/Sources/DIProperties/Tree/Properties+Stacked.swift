// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// Returns these properties over others: maps are merged deeply, everything else is taken from these.
    ///
    /// References may lead from one to the other, and what is secret by the patterns of either is secret.
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

    private init(root: PropertyNode, limits: Limits) {
        self.root = root
        self.limits = limits
    }
}
