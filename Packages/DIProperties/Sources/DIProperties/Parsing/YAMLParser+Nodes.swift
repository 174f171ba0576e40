// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// Makes the tree of what Yams has composed: types by the core schema, aliases and merge keys within limits.
struct YAMLTreeBuilder {
    /// What an anchor stands for, and how much of it there is.
    private struct Anchored {
        let node: PropertyNode
        let extent: Extent
        /// The text of a scalar, for an alias that stands as a key.
        let scalar: String?
    }

    /// How much a part of the tree holds.
    private struct Extent {
        var values: Int = 1
        var expansions: Int = 0
        var height: Int = 0

        mutating func add(_ part: Extent) {
            values += part.values
            expansions += part.expansions
            height = max(height, part.height + 1)
        }
    }

    /// The values that an expansion may have on the average.
    private static let valuesOfAnExpansion: Int = 100

    private let text: YAMLText
    private let source: String
    private let limits: Properties.Limits
    /// The value of each anchor so far; the last anchor of a name counts.
    private var anchored: [String: Anchored] = [:]
    private var expansions: Int = 0
    private var grown: Int = 0

    init(_ text: YAMLText, source: String, limits: Properties.Limits) {
        self.text = text
        self.source = source
        self.limits = limits
    }

    mutating func build(_ node: Node) throws(SyntaxProblem) -> PropertyNode {
        var extent = Extent()
        return try build(node, of: node.mark, depth: 0, &extent)
    }

    /// Makes a node; a collection is said to be where its key is.
    private mutating func build(
        _ node: Node, of owner: Mark?, depth: Int, _ parent: inout Extent
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
                list.append(try build(element, of: element.mark, depth: depth + 1, &extent))
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

    /// The value of an alias; nil if the scalar is not an alias.
    private func anchored(by scalar: Node.Scalar, isKey: Bool) throws(SyntaxProblem) -> Anchored? {
        guard let name = try text.alias(scalar, isKey: isKey) else { return nil }
        if let known = anchored[name] { return known }
        throw SyntaxProblem(
            "an alias names no anchor that stands before it", at: scalar.mark.map(TextPosition.init))
    }

    /// The text of a key, which may be that of an alias.
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
        SyntaxProblem("a key must be a text", at: node.mark.map(TextPosition.init))
    }

    private mutating func expand(
        _ known: Anchored, of owner: Mark?, depth: Int, _ parent: inout Extent
    ) throws(SyntaxProblem) -> PropertyNode {
        let position = known.node.origin.line.map { TextPosition(line: $0, column: known.node.origin.column ?? 1) }
        var extent = known.extent
        extent.expansions += 1
        expansions += extent.expansions
        grown += extent.values
        guard expansions <= limits.aliasExpansions, grown <= limits.aliasExpansions * Self.valuesOfAnExpansion else {
            throw SyntaxProblem(
                "aliases are expanded more than \(limits.aliasExpansions) times", at: position,
                fix: "raise 'aliasExpansions' of the limits if that is meant")
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
                    "a key is missing before ':'", at: key.mark.map(TextPosition.init),
                    fix: "write it in quotes if null is meant as text")
            }
            let node = try build(value, of: key.mark, depth: depth + 1, &extent)
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

    private func content(of scalar: Node.Scalar) throws(SyntaxProblem) -> PropertyNode.Content {
        let text = self.text.original(scalar.string)
        switch scalar.tag.rawValue {
        case Tag.Name.implicit.rawValue where scalar.style == .plain:
            return YAMLScalar.content(of: text)
        case Tag.Name.implicit.rawValue, Tag.Name.nonSpecific.rawValue, Tag.Name.str.rawValue:
            return Template.isNeeded(for: text) ? .template(text) : .text(text)
        case let tag:
            let content = YAMLScalar.content(of: text)
            switch (tag, content) {
            case (Tag.Name.int.rawValue, .number), (Tag.Name.float.rawValue, .number), (Tag.Name.bool.rawValue, .bool),
                (Tag.Name.null.rawValue, .null):
                return content
            default:
                throw unknownTag(tag, scalar.mark)
            }
        }
    }

    private func checkTag(_ tag: Tag, _ name: String, _ mark: Mark?) throws(SyntaxProblem) {
        let allowed = [Tag.Name.implicit.rawValue, Tag.Name.nonSpecific.rawValue, "tag:yaml.org,2002:" + name]
        guard allowed.contains(tag.rawValue) else { throw unknownTag(tag.rawValue, mark) }
    }

    /// The tags of YAML 1.1 and 1.2.
    private static let knownTags: Set<String> = [
        "!!str", "!!int", "!!float", "!!bool", "!!null", "!!seq", "!!map", "!!binary", "!!timestamp", "!!set", "!!omap",
        "!!pairs", "!!merge", "!!value", "!!yaml",
    ]

    private func unknownTag(_ tag: String, _ mark: Mark?) -> SyntaxProblem {
        let prefix = "tag:yaml.org,2002:"
        let name = tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
        // Any other may be a secret that begins with '!'.
        let isKnown = Self.knownTags.contains(name)
        return SyntaxProblem(
            isKnown ? "the tag \(Shown.quoted(name)) does not fit here" : "'!' begins a tag that is unknown",
            at: mark.map(TextPosition.init),
            fix: (isKnown ? "leave it out; " : "put a text that begins with '!' in quotes; ")
                + "!!str, !!int, !!float, !!bool, !!null, !!seq and !!map are known")
    }

    private func checkDepth(_ depth: Int, _ mark: Mark?) throws(SyntaxProblem) {
        guard depth < limits.depth else { throw .tooDeep(limits.depth, at: mark.map(TextPosition.init)) }
    }

    private func origin(_ mark: Mark?) -> PropertyOrigin {
        PropertyOrigin(source, line: mark?.line, column: mark?.column)
    }
}
#endif
