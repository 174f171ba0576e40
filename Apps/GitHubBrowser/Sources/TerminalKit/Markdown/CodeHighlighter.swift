// SPDX-License-Identifier: Apache-2.0

/// Colors the words, texts, numbers and comments of code, line by line.
///
/// It knows the tokens that most languages share, and nothing of their grammars.
struct CodeHighlighter {
    private static let keywords: Set<String> = [
        "and", "as", "async", "await", "break", "case", "catch", "class", "const", "continue", "def", "default",
        "defer",
        "do", "elif", "else", "end", "enum", "export", "extends", "extension", "false", "final", "finally", "fn", "for",
        "from", "func", "function", "guard", "if", "impl", "implements", "import", "in", "include", "init", "interface",
        "is", "let", "match", "module", "mut", "namespace", "new", "nil", "none", "not", "null", "or", "override",
        "package", "private", "protocol", "pub", "public", "raise", "return", "self", "static", "struct", "super",
        "switch", "template", "then", "this", "throw", "throws", "trait", "true", "try", "type", "typedef", "typealias",
        "use", "using", "val", "var", "void", "where", "while", "with", "yield",
    ]
    private static let hashed: Set<String> = [
        "bash", "dockerfile", "elixir", "fish", "ini", "make", "makefile", "nix", "perl", "powershell", "py", "python",
        "r",
        "rb", "ruby", "sh", "shell", "toml", "yaml", "yml", "zsh",
    ]
    private static let dashed: Set<String> = ["haskell", "hs", "lua", "sql"]
    private static let plain: Set<String> = [
        "", "console", "log", "markdown", "md", "none", "output", "plain", "text", "txt",
    ]

    private let theme: MarkdownTheme
    private let comment: [Character]
    private let hasBlocks: Bool
    private let isPlain: Bool
    private let isDiff: Bool
    private var isInComment = false

    /// Creates a highlighter for a language as a fence names it; one that isn't known has comments as in C.
    init(language: String, theme: MarkdownTheme) {
        let name = language.prefix { $0 != " " && $0 != "," && $0 != "{" }.lowercased()
        self.theme = theme
        isPlain = Self.plain.contains(name)
        isDiff = name == "diff" || name == "patch"
        comment = Array(Self.hashed.contains(name) ? "#" : Self.dashed.contains(name) ? "--" : "//")
        hasBlocks = comment == ["/", "/"] && name != "json"
    }

    /// Returns the pieces of the next line.
    mutating func spans(_ line: String) -> [StyledSpan] {
        if isPlain || line.isEmpty { return line.isEmpty ? [] : [StyledSpan(line, theme.code)] }
        if isDiff {
            let marks: [Character: Style] = [
                "+": Style(foreground: theme.good), "-": Style(foreground: theme.bad), "@": theme.codeNumber,
            ]
            return [StyledSpan(line, line.first.flatMap { marks[$0] } ?? theme.code)]
        }
        let text = Array(line)
        var spans: [StyledSpan] = []
        var index = 0
        while index < text.count {
            let (end, style) = token(text, at: index)
            let part = String(text[index..<end])
            if spans.last?.style == style {
                spans[spans.count - 1].text += part
            } else {
                spans.append(StyledSpan(part, style))
            }
            index = end
        }
        return spans
    }

    /// Returns the end of the token at an index, and its style.
    private mutating func token(_ text: [Character], at start: Int) -> (end: Int, style: Style) {
        if isInComment || hasBlocks && text[start...].starts(with: "/*") {
            return (endOfBlock(text, from: isInComment ? start : start + 2), theme.codeComment)
        }
        let isFree = start == 0 || comment != ["#"] || text[start - 1] == " "
        if isFree, text[start...].starts(with: comment) { return (text.count, theme.codeComment) }
        let first = text[start]
        // An apostrophe after a letter is one, and after & or < it begins the name of a lifetime.
        let isQuote = first != "'" || start == 0 || !(text[start - 1].isLetter || "&<".contains(text[start - 1]))
        if first == "\"" || first == "'" || first == "`", isQuote {
            var end = start + 1
            while end < text.count, text[end] != first { end += text[end] == "\\" ? 2 : 1 }
            // An apostrophe that nothing closes is one.
            if end < text.count { return (end + 1, theme.codeText) }
            return first == "\"" ? (text.count, theme.codeText) : (start + 1, theme.code)
        }
        guard first.isLetter || first.isNumber || first == "_" else { return (start + 1, theme.code) }
        let end = text[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? text.count
        if first.isNumber { return (end, theme.codeNumber) }
        return (end, Self.keywords.contains(String(text[start..<end])) ? theme.code.adding(.bold) : theme.code)
    }

    private mutating func endOfBlock(_ text: [Character], from start: Int) -> Int {
        let end = (start..<max(start, text.count - 1)).first { text[$0] == "*" && text[$0 + 1] == "/" }
        isInComment = end == nil
        return end.map { $0 + 2 } ?? text.count
    }
}
