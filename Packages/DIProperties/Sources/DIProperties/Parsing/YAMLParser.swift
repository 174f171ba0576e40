// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// Reads YAML into the tree: Yams composes the nodes, and this gives them types, places and limits.
struct YAMLParser {
    private let text: String
    private let source: String
    private let limits: Properties.Limits

    init(_ text: SourceText, source: String, limits: Properties.Limits) {
        self.text = String(decoding: text.bytes, as: UTF8.self)
        self.source = source
        self.limits = limits
    }

    /// Reads the whole text, whose top level is a map; one without anything in it is an empty map.
    func parse() throws(SyntaxProblem) -> PropertyNode {
        try YAMLGuard.check(text)
        let root: PropertyNode?
        do {
            // Without rules for types, which cost a dozen regular expressions for each key.
            let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
            root = try withExtendedLifetime(parser) {
                // Anchors are told apart by their identity, and nodes do not keep them.
                try parser.singleRoot().map { node in
                    var builder = YAMLTreeBuilder(source: source, limits: limits)
                    return try builder.build(node)
                }
            }
        } catch let problem as SyntaxProblem {
            throw problem
        } catch YamlError.duplicatedKeysInMapping(_, let context) {
            throw YAMLDuplicates.problem(in: text, first: TextPosition(context.mark))
        } catch let error as YamlError {
            throw SyntaxProblem(error, in: text)
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

extension SyntaxProblem {
    /// Puts an error of Yams into words of our own where they can be clearer.
    init(_ error: YamlError, in text: String) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            self.init(problem, context, TextPosition(mark), in: text)
        case .composer(_, let problem, let mark, _):
            let position = TextPosition(mark)
            if problem.contains("another document") {
                self.init("a second document begins", at: position, fix: "put each document in a file of its own")
            } else {
                self.init(problem, at: position)
            }
        case .reader(let problem, let offset, _, _):
            self.init(problem, at: offset.map { TextPosition(offset: $0, in: text) })
        default:
            self.init("the text is no YAML")
        }
    }

    private init(_ problem: String, _ context: YamlError.Context?, _ position: TextPosition, in text: String) {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[safe: position.line - 1] ?? ""
        let scalars = Array(line.unicodeScalars)
        if scalars.prefix(position.column).contains("\t"), scalars.prefix(position.column - 1).allSatisfy({ $0 == " " || $0 == "\t" }) {
            self.init("a tab indents the line", at: position, fix: "indent with spaces")
            return
        }
        let words = context.map { "\($0.text), \(problem)" } ?? problem
        self.init(words, at: position)
        if let mark = context?.mark, TextPosition(mark) != position {
            related = Related(words: "it begins", position: TextPosition(mark))
        }
        if problem == "mapping values are not allowed in this context" {
            fixes = ["put a text that has ': ' in it in quotes, or check the indentation"]
        }
    }
}

extension TextPosition {
    /// The position of a character, counted from the beginning.
    fileprivate init(offset: Int, in text: String) {
        let before = text.prefix(offset)
        let lineStart = before.lastIndex { $0.isNewline }.map { before.index(after: $0) } ?? before.startIndex
        let lines = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
        self.init(line: lines, column: before[lineStart...].unicodeScalars.count + 1)
    }
}

#endif
