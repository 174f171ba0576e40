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
            let position = offset.map { TextPosition(offset: text.prefix($0).utf8.count, in: Array(text.utf8)) }
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
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let line = Array((lines[safe: position.line - 1] ?? "").unicodeScalars)
        let before = line.prefix(position.column)
        if before.contains("\t"), before.dropLast().allSatisfy({ $0 == " " || $0 == "\t" }) {
            self.init("the line is indented with a tab", at: position, fix: "indent with spaces")
            return
        }
        if !problem.hasPrefix("did not find expected ',' or "), let bracket = line[safe: position.column - 1],
            bracket == "]" || bracket == "}"
        {
            self.init("'\(bracket)' closes nothing", at: position, fix: "remove it, or quote it")
            return
        }
        let known = Self.wordings[problem]
        self.init(known?.message ?? context.map { "\($0.text), \(problem)" } ?? problem, at: position, fix: known?.fix)
        if let mark = context?.mark, TextPosition(mark) != position {
            related = Related(words: "begins at", position: TextPosition(mark))
        }
    }

    /// The problems of libyaml in our words, each with a fix.
    private static let wordings: [String: (message: String, fix: String?)] = [
        "did not find expected ',' or ']'": ("',' or ']' is expected in a list", "close the '['"),
        "did not find expected ',' or '}'": ("',' or '}' is expected in a map", "close the '{'"),
        "did not find expected key": ("a key of the map is expected here", "indent it like the keys before it"),
        "did not find expected '-' indicator": (
            "an element of the list, beginning with '-', is expected here", "indent it like the elements before it"
        ),
        "found unexpected end of stream": ("a quote is never closed", "close it"),
        "could not find expected ':'": (
            "':' is expected after a key", "write 'key: value'; put a string of several lines after '|'"
        ),
        "mapping values are not allowed in this context": (
            "a ':' is not allowed here", "quote a string that contains ': ', or check the indentation"
        ),
        "block sequence entries are not allowed in this context": (
            "a list cannot begin here", "begin the list on its own line"
        ),
        "found character that cannot start any token": (
            "a value cannot begin with this character", "quote the string"
        ),
        "did not find expected alphabetic or numeric character": (
            "'&' begins an anchor without a name", "quote a string that begins with '&'"
        ),
        "did not find expected node content": ("a value is expected here", nil),
        "found unknown escape character": (
            "'\\' is followed by a character that cannot be escaped", "write '\\\\' for a backslash"
        ),
        "did not find expected <document start>": (
            "nothing may follow the value", "check the indentation and the brackets"
        ),
    ]
}
#endif
