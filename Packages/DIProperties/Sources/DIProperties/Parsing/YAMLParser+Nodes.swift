// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

extension YAMLParser {
    /// The average number of values that an expansion may have.
    private static let valuesPerExpansion: Int = 100

    /// Makes the tree of a composed node. A collection is placed at its key.
    mutating func node(
        of node: Node, keyedAt owner: Mark?, depth: Int, _ parent: inout Extent
    ) throws(SyntaxProblem) -> PropertyNode {
        if case .scalar(let scalar) = node, let known = try anchored(by: scalar, isKey: false) {
            return try expand(known, of: owner, depth: depth, &parent)
        }
        var extent = Extent()
        let result: PropertyNode
        switch node {
        case .scalar(let scalar):
            result = PropertyNode(
                try content(of: scalar), origin(scalar.mark), key: owner.map(TextPosition.init))
        case .sequence(let sequence):
            try checkTag(sequence.tag, "seq", sequence.mark)
            try checkDepth(depth, sequence.mark)
            var list: [PropertyNode] = []
            list.reserveCapacity(sequence.count)
            for element in sequence {
                list.append(try self.node(of: element, keyedAt: element.mark, depth: depth + 1, &extent))
            }
            result = PropertyNode(.list(list), origin(owner))
        case .mapping(let mapping):
            try checkTag(mapping.tag, "map", mapping.mark)
            try checkDepth(depth, mapping.mark)
            result = PropertyNode(.map(try map(of: mapping, depth: depth, &extent)), origin(owner))
        case .alias:
            throw SyntaxProblem("an alias has no anchor", at: owner.map(TextPosition.init))
        }
        if let anchor = node.anchor?.rawValue {
            anchored[anchor] = Anchored(
                node: result, extent: extent, scalar: node.scalar.map { text.original($0.string) })
        }
        parent.add(extent)
        return result
    }

    /// Returns the value of an alias; nil if the scalar is not an alias.
    private func anchored(by scalar: Node.Scalar, isKey: Bool) throws(SyntaxProblem) -> Anchored? {
        guard let name = try text.alias(scalar, isKey: isKey) else { return nil }
        if let known = anchored[name] { return known }
        throw SyntaxProblem(
            "an alias refers to an anchor that is not defined before it", at: scalar.mark.map(TextPosition.init))
    }

    /// Returns the text of a key, which may be an alias of a text.
    private mutating func key(of node: Node) throws(SyntaxProblem) -> String {
        guard case .scalar(let scalar) = node else { throw badKey(node) }
        guard let known = try anchored(by: scalar, isKey: true) else {
            let key = text.original(scalar.string)
            if let anchor = scalar.anchor?.rawValue {
                let node = PropertyNode(try content(of: scalar), origin(scalar.mark))
                anchored[anchor] = Anchored(node: node, extent: Extent(), scalar: key)
            }
            return key
        }
        guard let key = known.scalar else { throw badKey(node) }
        return key
    }

    private func badKey(_ node: Node) -> SyntaxProblem {
        SyntaxProblem("a key must be a string", at: node.mark.map(TextPosition.init))
    }

    private mutating func expand(
        _ known: Anchored, of owner: Mark?, depth: Int, _ parent: inout Extent
    ) throws(SyntaxProblem) -> PropertyNode {
        let position = known.node.origin.line.map { TextPosition(line: $0, column: known.node.origin.column ?? 1) }
        var extent = known.extent
        extent.expansions += 1
        expansions += extent.expansions
        expandedValues += extent.values
        guard expansions <= limits.aliasExpansions, expandedValues <= limits.aliasExpansions * Self.valuesPerExpansion
        else {
            throw SyntaxProblem(
                "aliases are expanded more than \(limits.aliasExpansions) times", at: position,
                fix: "raise the limit 'aliasExpansions' if this is intended")
        }
        guard depth + extent.height <= limits.depth else { throw .tooDeep(limits.depth, at: position) }
        parent.add(extent)
        return known.node.keyed(at: owner.map(TextPosition.init))
    }

    private mutating func map(
        of mapping: Node.Mapping, depth: Int, _ extent: inout Extent
    ) throws(SyntaxProblem) -> PropertyMap {
        var map = PropertyMap(minimumCapacity: mapping.count)
        var merged: [PropertyNode] = []
        for (key, value) in mapping {
            let name = try self.key(of: key)
            let isPlain = key.scalar?.style == .plain
            if isPlain, case .null = YAMLScalar.content(of: name) {
                throw SyntaxProblem(
                    name.isEmpty ? "a key is missing before ':'" : "the key is null",
                    at: key.mark.map(TextPosition.init),
                    fix: "quote it if a string is intended")
            }
            let node = try self.node(of: value, keyedAt: key.mark, depth: depth + 1, &extent)
            if isPlain, name == "<<" {
                merged += try mergeable(node, at: key.mark)
            } else if let first = map[name]?.keyPosition {
                // Yams has compared the keys before aliases were looked up.
                throw .duplicateKey(name, at: key.mark.map(TextPosition.init) ?? first, first: first)
            } else {
                map.set(name, node)
            }
        }
        // Keys of the map itself count, then those of the first map that is merged into it.
        for node in merged {
            guard let other = node.map else { continue }
            for key in other.keys where map[key] == nil {
                if let node = other[key] { map.set(key, node) }
            }
        }
        return map
    }

    private func mergeable(_ node: PropertyNode, at mark: Mark?) throws(SyntaxProblem) -> [PropertyNode] {
        let nodes = node.list ?? [node]
        guard nodes.allSatisfy({ $0.map != nil }) else {
            throw SyntaxProblem("'<<' takes a map or a list of maps", at: mark.map(TextPosition.init))
        }
        return nodes
    }

    private func checkDepth(_ depth: Int, _ mark: Mark?) throws(SyntaxProblem) {
        guard depth < limits.depth else { throw .tooDeep(limits.depth, at: mark.map(TextPosition.init)) }
    }
}
#endif
