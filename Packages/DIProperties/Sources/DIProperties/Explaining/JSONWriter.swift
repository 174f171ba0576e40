// SPDX-License-Identifier: Apache-2.0

/// A writer of the value at a path as JSON, within the limits of references.
///
/// It is not recursive, so any thread can write a tree as deep as its references lead.
struct JSONWriter {
    /// A pending part of the output.
    private enum Task {
        /// A value at a path; `home` is the path at which it is set, which differs behind a reference.
        case value(PropertyNode, path: PropertyPath, home: PropertyPath)
        case text(String)
        /// The end of a referenced value.
        case wayBack
    }

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
    private var tasks: [Task] = []
    private var ways: [Way] = []
    /// The extent of the references in one value of a source, including everything that they lead to.
    private var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
    private var lookups: Int = 0
    /// The number of bytes that references have produced.
    private var bytes: Int = 0

    init(_ properties: Properties) {
        self.properties = properties
    }

    /// Writes the value of a path.
    mutating func write(_ node: PropertyNode, at path: PropertyPath) throws(PropertyError) {
        tasks = [.value(node, path: path, home: path)]
        while let task = tasks.popLast() {
            switch task {
            case .text(let piece): text += piece
            case .value(let node, let path, let home): try write(node, at: path, of: home)
            case .wayBack:
                let way = ways.removeLast()
                if ways.isEmpty { bytes += text.utf8.count - way.start }
            }
        }
    }

    private mutating func write(
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
        tasks.append(.wayBack)
        try writePlain(resolved, at: path, of: referent)
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
            throw PropertyError(.tooDeep(PropertyPath(Array(path.steps.prefix(3))), node, properties.limits.depth))
        }
        switch node.content {
        case .map(let map):
            let members = map.keys.compactMap { key in
                map[key].map { ("\(Self.quoted(key)):", PropertyPath.Step.key(key), $0) }
            }
            plan(members, "{", "}", path, home)
        case .list(let list):
            plan(list.enumerated().map { ("", .index($0), $1) }, "[", "]", path, home)
        default:
            let isSecret = properties.isSecret(node, at: path) || properties.secrets.contains(home)
            text += isSecret ? Self.quoted(Shown.secret) : Self.scalar(node.content)
        }
        guard let way = ways.first, text.utf8.count - way.start + bytes > properties.limits.fileSize else { return }
        throw PropertyError(.tooLong(way.path, way.node, properties.limits))
    }

    /// Opens a collection and pushes its parts, the first on top.
    private mutating func plan(
        _ parts: [(name: String, step: PropertyPath.Step, node: PropertyNode)], _ open: String, _ close: String,
        _ path: PropertyPath, _ home: PropertyPath
    ) {
        text += open
        tasks.append(.text(close))
        for (index, part) in parts.enumerated().reversed() {
            tasks.append(.value(part.node, path: path.appending(part.step), home: home.appending(part.step)))
            tasks.append(.text(index == 0 ? part.name : "," + part.name))
        }
    }
}
