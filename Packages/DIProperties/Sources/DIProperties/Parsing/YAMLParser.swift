// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// A parser of YAML into the tree: Yams composes the nodes, this type gives them types, places and limits.
struct YAMLParser {
    struct Anchored {
        let node: PropertyNode
        let extent: Extent
    }

    /// The size of a part of the tree.
    struct Extent {
        var expansions: Int = 0
        var height: Int = 0

        mutating func add(_ part: Extent) {
            expansions += part.expansions
            height = max(height, part.height + 1)
        }
    }

    let text: YAMLText
    let limits: Properties.Limits
    let source: String
    /// The value of each anchor so far; the last anchor of a name counts.
    var anchored: [String: Anchored] = [:]
    var expansions: Int = 0

    /// Reads the whole text, whose top level is a map; an empty text is an empty map.
    mutating func parse() throws(SyntaxProblem) -> PropertyNode {
        let root: PropertyNode?
        do {
            // Without rules for types, which cost a dozen regular expressions for each key.
            let parser = try Parser(yaml: text.text, resolver: .basic, encoding: .utf8)
            // Nodes do not keep their anchors.
            root = try withExtendedLifetime(parser) {
                var extent = Extent()
                return try parser.singleRoot().map { try node(of: $0, keyedAt: $0.mark, depth: 0, &extent) }
            }
        } catch {
            throw problem(of: error)
        }
        guard let root, !root.isNull else {
            return PropertyNode(.map(PropertyMap()), Properties.Origin(source, line: 1, column: 1))
        }
        guard root.map != nil else {
            throw SyntaxProblem(
                "the top level must be a map: keys, each with ':' and a value", at: root.origin.position)
        }
        return root
    }

    /// Returns the problem of an error of Yams, or the one that this parser has thrown.
    private func problem(of error: any Error) -> SyntaxProblem {
        switch error {
        case let problem as SyntaxProblem: problem
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            // Yams names the place of the first.
            .duplicateKey(text.original(keys.first ?? ""), at: TextPosition(context.mark))
        case let error as YamlError: SyntaxProblem(error, in: text.text, limits)
        default: SyntaxProblem("the text is not valid YAML")
        }
    }

    func origin(_ mark: Mark?) -> Properties.Origin {
        Properties.Origin(source, line: mark?.line, column: mark?.column)
    }
}

extension TextPosition {
    init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}

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
            try check(sequence.tag, sequence.mark, depth: depth)
            var list: [PropertyNode] = []
            list.reserveCapacity(sequence.count)
            for element in sequence {
                list.append(try self.node(of: element, keyedAt: element.mark, depth: depth + 1, &extent))
            }
            result = PropertyNode(.list(list), origin(owner))
        case .mapping(let mapping):
            try check(mapping.tag, mapping.mark, depth: depth)
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
        try check(scalar.tag, scalar.mark, depth: 0)
        let text = text.original(scalar.string)
        if scalar.style == .plain, scalar.tag.rawValue == Tag.Name.implicit.rawValue {
            return YAMLScalar.content(of: text)
        }
        return Template.isNeeded(for: text) ? .template(text) : .text(text)
    }

    /// Refuses tags of other types, and too many levels. A tag is not named: it may be a secret that begins with '!'.
    private func check(_ tag: Tag, _ mark: Mark?, depth: Int) throws(SyntaxProblem) {
        let allowed: [Tag.Name] = [.implicit, .nonSpecific, .str, .seq, .map]
        guard allowed.contains(where: { $0.rawValue == tag.rawValue }) else {
            throw SyntaxProblem(
                "'!' begins a tag, of which none but !!str is supported", at: mark.map(TextPosition.init),
                fix: "quote a string that begins with '!'")
        }
        guard depth < limits.depth else { throw .tooDeep(limits.depth, at: mark.map(TextPosition.init)) }
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
        // Keys of the map itself count, then keys of the first map that is merged into it.
        for node in merged {
            for case (.key(let key), let value) in node.children where map[key] == nil { map.set(key, value) }
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
}

extension SyntaxProblem {
    /// Makes a problem of an error of Yams, in its words.
    init(_ error: YamlError, in text: String, _ limits: Properties.Limits) {
        switch error {
        case .scanner(_, let problem, let mark, _) where problem.hasPrefix("Maximum nesting level"),
            .parser(_, let problem, let mark, _) where problem.hasPrefix("Maximum nesting level"):
            self = .tooDeep(min(limits.depth, 1_000), at: TextPosition(mark))
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let words = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
            let position = TextPosition(mark)
            let line = text.split(omittingEmptySubsequences: false) { $0.isNewline }[safe: position.line - 1]
            let isTab = line?.unicodeScalars.dropFirst(position.column - 1).first == "\t"
            self.init(
                isTab ? "the line is indented with a tab" : words, at: position,
                fix: isTab ? "indent with spaces" : Self.fixes[problem])
            if let start = (context?.mark).map(TextPosition.init), start != position {
                related = (words: "begins at", position: start)
            }
        case .reader(let problem, let offset, _, _):
            self.init(
                problem, at: offset.map { TextPosition(offset: text.prefix($0).utf8.count, in: Array(text.utf8)) })
        default:
            self.init("the text is not valid YAML")
        }
    }

    /// The advice for each of libyaml's messages that contains none.
    private static let fixes: [String: String] = [
        "did not find expected key": "indent it like the keys before it",
        "mapping values are not allowed in this context":
            "quote a string that contains ': ', or check the indentation",
        "found character that cannot start any token": "quote the string",
        "but found another document": "put each document in its own file",
    ]
}
#endif
