// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

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

    /// What to write instead, where the words don't say it.
    private static let fixes: [String: String] = [
        "did not find expected key": "indent it like the keys before it",
        "mapping values are not allowed in this context":
            "quote a string that contains ': ', or check the indentation",
        "found character that cannot start any token": "quote the string",
        "but found another document": "put each document in its own file",
    ]
}
#endif
