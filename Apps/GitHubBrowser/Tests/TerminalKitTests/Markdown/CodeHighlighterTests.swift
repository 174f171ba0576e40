// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalKit

@Suite struct CodeHighlighterTests {
    private let theme = MarkdownTheme()

    /// Returns the pieces of lines, each with a letter for its style: c code, k keyword, t text, n number, r remark, - removed.
    private func pieces(_ language: String, _ lines: String...) -> [String] {
        var highlighter = CodeHighlighter(language: language, theme: theme)
        let names: [(Style, String)] = [
            (theme.code, "c"), (theme.code.adding(.bold), "k"), (theme.codeText, "t"), (theme.codeNumber, "n"),
            (theme.codeComment, "r"), (Style(foreground: theme.bad), "-"),
        ]
        return lines.flatMap { highlighter.spans($0) }.map { span in
            "\(names.first { $0.0 == span.style }?.1 ?? "?"):\(span.text)"
        }
    }

    @Test func tokens_haveTheirColors() {
        #expect(
            pieces("swift", #"let cups = 12 // "two""#, #"if name == "a\"b" {"#) == [
                "k:let", "c: cups = ", "n:12", "c: ", #"r:// "two""#, "k:if", "c: name == ", #"t:"a\"b""#, "c: {",
            ])
    }

    @Test func comment_reachesOverLines() {
        #expect(pieces("c", "a /* b", "if", "c */ d") == ["c:a ", "r:/* b", "r:if", "r:c */", "c: d"])
    }

    @Test func hash_isACommentWhereTheLanguageHasIt() {
        #expect(pieces("yaml", "a: b#c # d") == ["c:a: b#c ", "r:# d"])
        #expect(pieces("c", "#define") == ["c:#define"])
        #expect(pieces("sql", "1 -- one") == ["n:1", "c: ", "r:-- one"])
    }

    @Test func apostrophe_isOne() { #expect(pieces("rust", "&'a x, 'b'") == ["c:&'a x, ", "t:'b'"]) }

    @Test func diff_hasAddedAndRemovedLines() { #expect(pieces("diff", "+a", "-b", " c") == ["t:+a", "-:-b", "c: c"]) }

    @Test(arguments: ["", "text", "console"]) func plainText_isPlain(language: String) {
        #expect(pieces(language, "if 1 // x") == ["c:if 1 // x"])
    }

    /// Each of the broken lines was once colored by itself, so that a comment ended with its first line.
    @Test func color_reachesOverWrappedLines() {
        let lines = MarkdownLayout(width: 12).lines(of: MarkdownDocument("```swift\nlet a = 1 // one two three\n```"))
        #expect(lines.map(\.text) == ["let a = 1 //", " one two thr", "ee"])
        #expect(lines.dropFirst().flatMap(\.spans).map(\.style) == [theme.codeComment, theme.codeComment])
        #expect(lines.first?.spans.last == StyledSpan("//", theme.codeComment))
    }

    /// Colors change no text, whatever it is.
    @Test func text_staysAsItIs() {
        for line in ["\"", "'", "/*", "*/", "a\"\\", "é👩‍🚀\"咖", "`x", "/**/ 1"] {
            var highlighter = CodeHighlighter(language: "swift", theme: theme)
            #expect(highlighter.spans(line).map(\.text).joined() == line)
        }
    }
}
