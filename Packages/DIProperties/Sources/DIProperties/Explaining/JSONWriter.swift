// SPDX-License-Identifier: Apache-2.0

/// A writer of the value at a path as JSON, within the limits of references.
struct JSONWriter {
    /// A reference whose value is being written, with its own path and the path that it leads to.
    private struct Way {
        let node: PropertyNode
        let path: PropertyPath
        let referent: PropertyPath
        /// The offset at which its JSON begins.
        let start: Int
    }

    /// The limit of references in the whole text, as a multiple of the limit for one value.
    private static let valuesOfAText: Int = 100

    /// The JSON so far.
    private(set) var text: String = ""
    private let properties: Properties
    private var ways: [Way] = []
    /// The extent of the references in one value of a source, including everything that they lead to.
    private var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
    private var lookups: Int = 0
    /// The number of bytes that references have produced.
    private var bytes: Int = 0

    init(_ properties: Properties) {
        self.properties = properties
    }

    /// Writes the value of a path; `home` is the path at which it is set, which differs behind a reference.
    mutating func write(
        _ node: PropertyNode, at path: PropertyPath, of home: PropertyPath
    ) throws(PropertyError) {
        guard case .template = node.content else { return try writePlain(node, at: path, of: home) }
        // An alias is the same reference at another path.
        if let first = ways.firstIndex(where: { $0.node.made === node.made }) {
            throw PropertyError(.around(ways[first...].map { ($0.node, $0.path, $0.referent) }))
        }
        if ways.isEmpty { growth = ReferenceResolver.Growth() }
        let resolved = try resolve(node, at: home)
        let referent = resolved.derivation?.referent ?? home
        ways.append(Way(node: node, path: home, referent: referent, start: text.utf8.count))
        try writePlain(resolved, at: path, of: referent)
        let way = ways.removeLast()
        if ways.isEmpty { bytes += text.utf8.count - way.start }
    }

    private mutating func resolve(
        _ node: PropertyNode, at home: PropertyPath
    ) throws(PropertyError) -> PropertyNode {
        var resolver = ReferenceResolver(properties, growth: growth)
        let resolved = try resolver.resolve(node, at: home)
        lookups += resolver.growth.lookups - growth.lookups
        growth = resolver.growth
        let limit = properties.limits.aliasExpansions.multipliedReportingOverflow(by: Self.valuesOfAText)
        guard limit.overflow || lookups <= limit.partialValue else {
            throw PropertyError(.tooMuch(home, node, limit.partialValue))
        }
        return resolved
    }

    private mutating func writePlain(
        _ node: PropertyNode, at path: PropertyPath, of home: PropertyPath
    ) throws(PropertyError) {
        guard path.steps.count <= properties.limits.depth + 1 else {
            throw PropertyError(.tooDeep(path, node, properties.limits.depth))
        }
        switch node.content {
        case .map(let map):
            text += "{"
            for (index, key) in map.keys.enumerated() {
                guard let child = map[key] else { continue }
                text += (index == 0 ? "" : ",") + Self.quoted(key) + ":"
                try write(child, at: path.appending(.key(key)), of: home.appending(.key(key)))
            }
            text += "}"
        case .list(let list):
            text += "["
            for (index, child) in list.enumerated() {
                text += index == 0 ? "" : ","
                try write(child, at: path.appending(.index(index)), of: home.appending(.index(index)))
            }
            text += "]"
        default:
            let isSecret = properties.isSecret(node, at: path) || properties.secrets.contains(home)
            text += isSecret ? Self.quoted(Shown.secret) : Self.scalar(node.content)
        }
        guard let way = ways.first, text.utf8.count - way.start + bytes > properties.limits.fileSize else { return }
        throw PropertyError(.tooLong(way.path, way.node, properties.limits))
    }
}
