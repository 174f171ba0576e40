// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

extension SyntaxProblem {
    /// Makes a problem of an error of Yams, with a fix.
    init(_ error: YamlError, in text: String, _ limits: Properties.Limits) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            self.init(problem, context, TextPosition(mark), in: text, limits)
        case .composer(_, let problem, let mark, _):
            let isSecondDocument = problem.contains("another document")
            self.init(
                isSecondDocument ? "a second document begins here" : problem, at: TextPosition(mark),
                fix: isSecondDocument ? "put each document in its own file" : nil)
        case .reader(let problem, let offset, _, _):
            let position = offset.map { TextPosition(offset: $0, in: text) }
            if problem.hasPrefix("control characters") {
                self.init(
                    "the text contains a control character", at: position,
                    fix: "write it as \"\\xXX\" in double quotes")
            } else {
                self.init(problem, at: position)
            }
        default:
            self.init("the text is not valid YAML")
        }
    }

    private init(
        _ problem: String, _ context: YamlError.Context?, _ position: TextPosition, in text: String,
        _ limits: Properties.Limits
    ) {
        if problem.hasPrefix("Maximum nesting level") {
            self = .tooDeep(min(limits.depth, 1_000), at: position)
            return
        }
        if Self.isTabbed(position, in: text) {
            self.init("the line is indented with a tab", at: position, fix: "indent with spaces")
            return
        }
        if problem != "did not find expected ',' or ']'", problem != "did not find expected ',' or '}'",
            let bracket = Self.closingBracket(at: position, in: text)
        {
            self.init("'\(bracket)' closes nothing", at: position, fix: "remove it, or quote it")
            return
        }
        let known = Self.wordings.first {
            $0.problem == problem && context?.text.contains($0.context) ?? $0.context.isEmpty
        }
        self.init(known?.message ?? context.map { "\($0.text), \(problem)" } ?? problem, at: position, fix: known?.fix)
        if let mark = context?.mark, TextPosition(mark) != position {
            related = Related(words: "begins at", position: TextPosition(mark))
        }
    }

    private struct Wording {
        let problem: String
        /// The context that the library names, or a part of it.
        var context: String = ""
        let message: String
        var fix: String?
    }

    private static let wordings: [Wording] = [
        Wording(
            problem: "did not find expected ',' or ']'", context: "flow sequence",
            message: "',' or ']' is expected in a list",
            fix: "close the '['"),
        Wording(
            problem: "did not find expected ',' or '}'", context: "flow mapping",
            message: "',' or '}' is expected in a map",
            fix: "close the '{'"),
        Wording(
            problem: "did not find expected key", context: "block mapping",
            message: "a key of the map is expected here",
            fix: "indent it like the keys before it"),
        Wording(
            problem: "did not find expected '-' indicator", context: "block collection",
            message: "an element of the list, beginning with '-', is expected here",
            fix: "indent it like the elements before it"),
        Wording(
            problem: "found unexpected end of stream", context: "quoted scalar", message: "a quote is never closed",
            fix: "close it"),
        Wording(
            problem: "could not find expected ':'", context: "simple key", message: "':' is expected after a key",
            fix: "write 'key: value'; put a string of several lines after '|'"),
        Wording(
            problem: "mapping values are not allowed in this context", message: "a ':' is not allowed here",
            fix: "quote a string that contains ': ', or check the indentation"),
        Wording(
            problem: "block sequence entries are not allowed in this context",
            message: "a list cannot begin here",
            fix: "begin the list on its own line"),
        Wording(
            problem: "found character that cannot start any token", context: "next token",
            message: "a value cannot begin with this character", fix: "quote the string"),
        Wording(
            problem: "did not find expected alphabetic or numeric character", context: "anchor",
            message: "'&' begins an anchor without a name", fix: "quote a string that begins with '&'"),
        Wording(
            problem: "did not find expected node content", context: "flow node", message: "a value is expected here"),
        Wording(
            problem: "did not find expected node content", context: "block node", message: "a value is expected here"),
        Wording(
            problem: "found unknown escape character", context: "double-quoted scalar",
            message: "'\\' is followed by a character that cannot be escaped",
            fix: "write '\\\\' for a backslash"),
        Wording(
            problem: "did not find expected <document start>", message: "nothing may follow the value",
            fix: "check the indentation and the brackets"),
    ]

    /// Returns the closing bracket at a position, if there is one.
    private static func closingBracket(at position: TextPosition, in text: String) -> Unicode.Scalar? {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let scalar = lines[safe: position.line - 1]?.unicodeScalars.dropFirst(position.column - 1).first
        return scalar == "]" || scalar == "}" ? scalar : nil
    }

    /// Returns whether there is a tab among the spaces before a position.
    private static func isTabbed(_ position: TextPosition, in text: String) -> Bool {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let scalars = lines[safe: position.line - 1].map { Array($0.unicodeScalars.prefix(position.column)) } ?? []
        return scalars.contains("\t")
            && scalars.prefix(max(0, position.column - 1)).allSatisfy { $0 == " " || $0 == "\t" }
    }
}

extension TextPosition {
    /// Makes the position of a character from its offset.
    fileprivate init(offset: Int, in text: String) {
        let before = text.prefix(offset)
        let lineStart = before.lastIndex { $0.isNewline }.map { before.index(after: $0) } ?? before.startIndex
        let lines = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
        self.init(line: lines, column: before[lineStart...].unicodeScalars.count + 1)
    }
}
#endif
