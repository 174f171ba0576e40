// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

extension YAMLParser {
    /// Makes the tree of a composed node. A collection is placed at its key.
    mutating func node(
        of node: Node, keyedAt owner: Mark?, depth: Int, _ parent: inout Extent
    ) throws(SyntaxProblem) -> PropertyNode {
        if case .scalar(let scalar) = node, let known = try anchored(by: scalar) {
            return try expand(known, of: owner, depth: depth, &parent)
        }
        var extent = Extent()
        let result: PropertyNode
        switch node {
        case .scalar(let scalar):
            result = PropertyNode(
                try content(of: scalar), origin(scalar.mark), key: owner.map(TextPosition.init))
        case .sequence(let sequence):
            try checkTag(sequence.tag, sequence.mark)
            try checkDepth(depth, sequence.mark)
            var list: [PropertyNode] = []
            list.reserveCapacity(sequence.count)
            for element in sequence {
                list.append(try self.node(of: element, keyedAt: element.mark, depth: depth + 1, &extent))
            }
            result = PropertyNode(.list(list), origin(owner))
        case .mapping(let mapping):
            try checkTag(mapping.tag, mapping.mark)
            try checkDepth(depth, mapping.mark)
            result = PropertyNode(.map(try map(of: mapping, depth: depth, &extent)), origin(owner))
        case .alias:
            throw SyntaxProblem("an alias has no anchor", at: owner.map(TextPosition.init))
        }
        if let anchor = node.anchor?.rawValue {
            anchored[anchor] = Anchored(node: result, extent: extent)
        }
        parent.add(extent)
        return result
    }

    /// Returns the value of an alias; nil if the scalar is not an alias.
    private func anchored(by scalar: Node.Scalar) throws(SyntaxProblem) -> Anchored? {
        guard let name = try text.alias(scalar) else { return nil }
        if let known = anchored[name] { return known }
        throw SyntaxProblem(
            "an alias refers to an anchor that is not defined before it", at: scalar.mark.map(TextPosition.init))
    }

    /// Returns the content of a scalar: a plain one has the type of the core schema.
    private func content(of scalar: Node.Scalar) throws(SyntaxProblem) -> PropertyNode.Content {
        try checkTag(scalar.tag, scalar.mark)
        let text = text.original(scalar.string)
        if scalar.style == .plain, scalar.tag.rawValue == Tag.Name.implicit.rawValue {
            return YAMLScalar.content(of: text)
        }
        return Template.isNeeded(for: text) ? .template(text) : .text(text)
    }

    /// Refuses tags, which are those of other types. One is not named: it may be a secret that begins with '!'.
    private func checkTag(_ tag: Tag, _ mark: Mark?) throws(SyntaxProblem) {
        let allowed: [Tag.Name] = [.implicit, .nonSpecific, .str, .seq, .map]
        guard allowed.contains(where: { $0.rawValue == tag.rawValue }) else {
            throw SyntaxProblem(
                "'!' begins a tag, of which none but !!str is supported", at: mark.map(TextPosition.init),
                fix: "quote a string that begins with '!'")
        }
    }

    private mutating func expand(
        _ known: Anchored, of owner: Mark?, depth: Int, _ parent: inout Extent
    ) throws(SyntaxProblem) -> PropertyNode {
        let position = known.node.origin.position
        var extent = known.extent
        extent.expansions += 1
        expansions += extent.expansions
        guard expansions <= limits.aliasExpansions else {
            throw SyntaxProblem(
                "aliases are expanded more than \(limits.aliasExpansions) times", at: position,
                fix: "raise the limit 'aliasExpansions' if this is intended")
        }
        guard depth + extent.height <= limits.depth else { throw .tooDeep(limits.depth, at: position) }
        parent.add(extent)
        return known.node.copy(key: .some(owner.map(TextPosition.init)))
    }

    private mutating func map(
        of mapping: Node.Mapping, depth: Int, _ extent: inout Extent
    ) throws(SyntaxProblem) -> PropertyMap {
        var map = PropertyMap(minimumCapacity: mapping.count)
        var merged: [PropertyNode] = []
        for (key, value) in mapping {
            guard let scalar = key.scalar, try text.alias(scalar) == nil else {
                throw SyntaxProblem("a key must be a string", at: key.mark.map(TextPosition.init))
            }
            let name = text.original(scalar.string)
            let isPlain = scalar.style == .plain
            if isPlain, case .null = YAMLScalar.content(of: name) {
                throw SyntaxProblem(
                    "the key is null", at: key.mark.map(TextPosition.init), fix: "quote it if a string is intended")
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
