// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// A parser of YAML into the tree: Yams composes the nodes, this type gives them types, places and limits.
struct YAMLParser {
    /// The value of an anchor and its extent.
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
    private let source: String
    /// The value of each anchor so far; the last anchor of a name counts.
    var anchored: [String: Anchored] = [:]
    /// The number of aliases that were expanded so far.
    var expansions: Int = 0

    init(_ text: SourceText, source: String, limits: Properties.Limits) throws(SyntaxProblem) {
        self.text = try YAMLText(text)
        self.source = source
        self.limits = limits
    }

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

    /// Returns the origin of a value at a mark.
    func origin(_ mark: Mark?) -> Properties.Origin {
        Properties.Origin(source, line: mark?.line, column: mark?.column)
    }
}

extension TextPosition {
    init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}
#endif
