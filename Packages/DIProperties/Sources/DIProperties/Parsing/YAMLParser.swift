// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// Reads YAML into the tree: Yams composes the nodes, and this gives them types, places and limits.
struct YAMLParser {
    private let text: YAMLText
    private let source: String
    private let limits: Properties.Limits

    init(_ text: SourceText, source: String, limits: Properties.Limits) throws(SyntaxProblem) {
        try YAMLGuard.check(text, limits)
        self.text = try YAMLText(text)
        self.source = source
        self.limits = limits
    }

    /// Reads the whole text, whose top level is a map; one without anything in it is an empty map.
    func parse() throws(SyntaxProblem) -> PropertyNode {
        let root: PropertyNode?
        do {
            // Without rules for types, which cost a dozen regular expressions for each key.
            let parser = try Parser(yaml: text.text, resolver: .basic, encoding: .utf8)
            root = try withExtendedLifetime(parser) {
                // Nodes do not keep their anchors.
                try parser.singleRoot().map { node in
                    var builder = YAMLTreeBuilder(text, source: source, limits: limits)
                    return try builder.build(node)
                }
            }
        } catch let problem as SyntaxProblem {
            throw problem
        } catch YamlError.duplicatedKeysInMapping(_, let context) {
            throw YAMLDuplicates.problem(in: text, first: TextPosition(context.mark))
        } catch let error as YamlError {
            throw SyntaxProblem(error, in: text.text, limits)
        } catch {
            throw SyntaxProblem("the text is no YAML")
        }
        guard let root else { return PropertyNode(.map(PropertyMap()), PropertyOrigin(source, line: 1, column: 1)) }
        if case .null = root.content {
            return PropertyNode(.map(PropertyMap()), PropertyOrigin(source, line: 1, column: 1))
        }
        guard root.map != nil else {
            let position = TextPosition(line: root.origin.line ?? 1, column: root.origin.column ?? 1)
            throw SyntaxProblem("the top level must be a map: keys, each with ':' and a value", at: position)
        }
        return root
    }
}

extension TextPosition {
    init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}

#endif
