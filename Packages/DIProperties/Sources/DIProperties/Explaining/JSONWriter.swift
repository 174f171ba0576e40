// SPDX-License-Identifier: Apache-2.0

/// A writer of the value at a path as JSON, within the limits of references.
struct JSONWriter {
    /// The JSON so far.
    private(set) var text: String = ""
    private let properties: Properties
    /// The outermost reference whose value is being written, and the offset at which its JSON begins.
    private var outer: (node: PropertyNode, path: PropertyPath, start: Int)?
    /// The extent of the references in one value of a source, including everything that they lead to.
    private var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
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
        let isOuter = outer == nil
        let start = text.utf8.count
        if isOuter {
            growth = ReferenceResolver.Growth()
            outer = (node, home, start)
        }
        var resolver = ReferenceResolver(properties, growth: growth)
        let resolved = try resolver.resolve(node, at: home)
        growth = resolver.growth
        try writePlain(resolved, at: path, of: resolved.derivation?.referent ?? home)
        guard isOuter else { return }
        outer = nil
        bytes += text.utf8.count - start
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
        guard let outer, text.utf8.count - outer.start + bytes > properties.limits.fileSize else { return }
        throw PropertyError(.tooLong(outer.path, outer.node, properties.limits))
    }
}
