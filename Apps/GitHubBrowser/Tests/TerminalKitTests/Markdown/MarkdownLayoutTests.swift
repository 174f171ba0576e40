// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import Testing

@Suite struct MarkdownLayoutTests {
    private func lines(_ text: String, width: Int = 40, breaksLines: Bool = false) -> [StyledLine] {
        MarkdownLayout(width: width).lines(of: text, breaksLines: breaksLines)
    }

    private func shown(_ text: String, width: Int = 40, breaksLines: Bool = false) -> String {
        lines(text, width: width, breaksLines: breaksLines).map(\.text).joined(separator: "\n")
    }

    @Test func readme_isSetIntoLines() {
        let readme = """
            <p align="center"><img src="logo.svg" alt="Coffee Works"></p>

            Heater
            ======

            [![CI](https://ci/badge.svg)](https://ci) A *heater* that **never** `boils` over,
            ~~unless~~ asked to. See <https://heat.er> or www.heat.er/x_y_z.

            ## Use ##

            1. Fill it
            2. Switch it on:
               ```swift
               try heater.heat(to: 94)
               ```
            3. Wait
               - [x] patiently
               - [ ] or not

            > Never heat
            it *empty*.

            | Model | Watts |
            |:------|------:|
            | H1 | 900 |
            | H2 `pro` | 1\\|200 |

            ---
            &copy; 2025 Coffee Works &mdash; [MIT][license]

            [license]: https://licen.se "the licence"
            """
        #expect(
            shown(readme) == """
                Coffee Works

                Heater

                CI A heater that never boils over,
                unless asked to. See https://heat.er or
                www.heat.er/x_y_z.

                Use

                1. Fill it
                2. Switch it on:

                     try heater.heat(to: 94)
                3. Wait
                   [x] patiently
                   [ ] or not

                │ Never heat it empty.

                Model   Watts
                ──────  ─────
                H1        900
                H2 pro  1|200

                ────────────────────────────────────────

                © 2025 Coffee Works — MIT
                """)
    }

    @Test func styles_andAddresses_goWithTheirText() {
        let spans = lines("a *b **c*** [d `e`](https://f \"g\") ![h](i.png)").flatMap(\.spans)
        let theme = MarkdownTheme()
        #expect(
            spans == [
                StyledSpan("a "), StyledSpan("b ", Style(.italic)), StyledSpan("c", Style([.bold, .italic])),
                StyledSpan(" "),
                StyledSpan("d ", theme.link, link: "https://f"),
                StyledSpan("e", theme.code.over(theme.link), link: "https://f"),
                StyledSpan(" "), StyledSpan("h", theme.image, link: "i.png"),
            ])
    }

    @Test(arguments: [
        ("*a*b", "ab"), ("a_b_c", "a_b_c"), ("**a", "**a"), ("*a _b* c_", "a _b c_"), ("***a***", "a"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("\\*a\\*", "*a*"), ("`` a`b ``", "a`b"), ("`a", "`a"), ("~a~ ~~b~~ ~~~c", "a b ~~~c"),
        ("&amp;&#65;&#x1F600;&nope;", "&A😀&nope;"),
        ("[a](b", "[a](b"), ("[a] [b]", "[a] [b]"), ("[a](<b c>)", "a"), ("![](x)", "image"), ("a<br>b", "a\nb"),
        ("a  \nb", "a\nb"),
        ("a\\\nb", "a\nb"), ("a\nb", "a b"), ("<!-- x -->a", "a"), ("<b>a</b> <i x='>'>b</i>", "a b"),
        ("a < b > c", "a < b > c"),
        ("# a #b #", "a #b"), ("#a", "#a"), ("- a\n- b\n\n  c", "• a\n• b\n\n  c"),
        ("* * *", String(repeating: "─", count: 40)),
        ("9. a\n10. b", " 9. a\n10. b"), ("> > a\n> b", "│ │ a b"), ("    a\n\n    b", "  a\n\n  b"), ("```\na", "  a"),
        ("~~~ sh\n`\n~~~\nb", "  `\n\nb"), ("a\n---\nb", "a\n\nb"), ("+ a\n  > b", "• a\n\n  │ b"), ("", ""),
        ("<div>\n", ""),
        ("<h1 align=center>A &amp; B</h1>", "A & B"), ("<pre>\n a\n  b</pre>", "   a\n    b"),
        ("<ul><li>a<li>b</ul>", "• a\n\n• b"),
        ("<details>\n<summary>More</summary>\n\n*b*\n\n</details>", "More\n\nb"), ("<script>x</script>\ny", "y"),
        ("- a\n\tb", "• a b"), ("1) a", "1. a"), ("[x]: y", ""), ("a\u{1B}[31mb&#27;", "a\u{FFFD}[31mb\u{FFFD}"),
        ("a\u{202E}b", "a\u{FFFD}b"),
        ("[^1] a", "[^1] a"), ("|a|\n|-|\n|b|", "a\n─\nb"), ("a | b\nc", "a | b c"),
    ])
    func text_isShown_asCommonMarkMeansIt(markdown: String, text: String) { #expect(shown(markdown) == text) }

    @Test(arguments: [
        ("> [!NOTE]\n> Hot.", "│ Note\n│ Hot."), ("> [!warning] x", "│ [!warning] x"),
        ("> [!TIP]\n>\n> - a", "│ Tip\n│ • a"), ("[!NOTE]", "[!NOTE]"),
        ("a[^x]\n\n[^x]: b\n[^y]: c", "a[1]\n\n" + String(repeating: "─", count: 40) + "\n\n1. b"),
        (":tada: :nope: `:tada:` 10:30:45", "🎉 :nope: :tada: 10:30:45"), (":white_check_mark::+1:", "✅👍"),
    ])
    func whatGitHubAdds_isShown(markdown: String, text: String) {
        #expect(shown(markdown).replacing(" \n", with: "\n") == text)
    }

    @Test func alert_hasTheColorOfItsKind() {
        let alert = lines("> [!WARNING]\n> Hot *water*\n")
        #expect(alert.map(\.text) == ["│ Warning", "│ Hot water"])
        #expect(alert[0].spans.map(\.style) == [Style(foreground: .yellow), Style(.bold, foreground: .yellow)])
        #expect(shown("> [!CAUTION]\n>\n> - steam") == "│ Caution\n│ • steam")
        #expect(shown("> [!NOPE] a") == "│ [!NOPE] a")
    }

    @Test func diff_hasAddedAndRemovedLines_whichKeepTheirColorWhereTheyAreBroken() {
        let theme = MarkdownTheme()
        let colors = lines("```diff -u {a=b}\n@@ 1\n-b\n+one two three\n c\n```", width: 10).map {
            $0.spans.last?.style
        }
        let added = Style(foreground: theme.good)
        #expect(
            colors == [Style(foreground: theme.done), Style(foreground: theme.bad), added, added, theme.code])
        #expect(lines("```swift\n-b\n```").flatMap(\.spans).last == StyledSpan("-b", theme.code))
    }

    @Test func code_standsOnPaper_thatReachesToTheEdge() {
        var theme = MarkdownTheme()
        theme.paper = .rgb(0x1C2128)
        let code = MarkdownLayout(width: 24, theme: theme).lines(of: "```diff\n+a\n-b\n```")
        #expect(code.map(\.columns) == [24, 24])
        #expect(code.flatMap(\.spans).dropFirst().allSatisfy { $0.style.background == theme.paper })
        #expect(code.map { $0.spans[1].style.foreground } == [theme.good, theme.bad])
    }

    @Test func comments_keepTheirLines() { #expect(shown("a\nb", breaksLines: true) == "a\nb") }

    @Test(arguments: [
        ("(https://a.b/c_(d)) x", "https://a.b/c_(d)"), ("see https://a.b/c. Then", "https://a.b/c"),
        ("<x@y.zz>", "mailto:x@y.zz"),
        ("www.a.b, c", "http://www.a.b"), ("[https://a](https://b)", "https://b"), ("[A  b][]\n\n[a B]: c", "c"),
        ("[a]\n\n[a]: <c>", "c"),
        ("<a href='x&amp;y'>b</a>", "x&y"), ("[![a](b)](c)", "c"), ("[a](b\\)c)", "b)c"),
    ])
    func address_isFound(markdown: String, address: String) {
        let links = lines(markdown).flatMap(\.spans).compactMap(\.link)
        #expect(Set(links) == [address])
    }

    @Test func narrowTable_wrapsItsCells_andThenBecomesAList() {
        let table = "| Name | What it does |\n|---|---|\n| Pump | brings the water up to the heater |\n"
        #expect(
            shown(table, width: 22) == """
                Name  What it does
                ────  ────────────────
                Pump  brings the water
                      up to the heater
                """)
        #expect(shown(table, width: 9) == "Name:\nPump\nWhat it\ndoes:\nbrings\nthe water\nup to the\nheater")
    }

    @Test func wideText_isBroken_byColumns() {
        #expect(shown("咖啡館的咖啡很好喝", width: 7) == "咖啡館\n的咖啡\n很好喝")
        #expect(shown("abcdefghijkl m", width: 5) == "abcde\nfghij\nkl m")
        #expect(shown("```\n咖啡館ab\n```", width: 5) == "咖啡\n館ab")
    }

    private static let pieces = [
        "#", " ", "\n", "\n\n", "*", "**", "_", "~~", "`", "```\n", "[", "](", ")", "![", "]", "<", ">", "<b>", "</b>",
        "<div>", "<!--",
        "-->", "- ", "1. ", "> ", "|", "|-|-|\n", "---", "    ", "\t", "&amp;", "\\", "咖啡", "👩‍🚀", "e\u{301}",
        "https://a.b", "word", "\u{1B}",
        "- [ ] ", "<a href=\"x\">", "\"", "'", "[a]: b\n", "\r\n", "\u{0}",
    ]

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func anyText_fitsTheWidth(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let text = (0..<200).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        for width in [1, 2, 7, 24, 80] {
            for line in lines(text, width: width) {
                #expect(line.columns <= width, "seed \(seed), width \(width): \(line.text.debugDescription)")
            }
        }
    }

    /// Searches that begin anew at each of these would be felt.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "[", "![", "[a](", "*a ", "**a*b", "_a_ *", "`a``b", "<a ", "<!--", "<a b=\"", "> ", "- ", "1. ", "|a",
            "&#", "~~a~", "](", "[a]",
            "<b>", "https://a(", "a\n===\n", "\\", "<div>", "[a]: b\n", "- a\n  ", "```", "***a**",
        ])
    func repeatedText_takesLinearTime(piece: String) {
        let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
        #expect(lines(text, width: 80).allSatisfy { $0.columns <= 80 })
    }

    /// Each took cmark-gfm more than linear time, or memory, in some version.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            String(repeating: ">", count: 100_000) + "a\n" + String(repeating: "b\n", count: 100_000),
            String(repeating: "- ", count: 50_000) + "a\n" + String(repeating: "\n", count: 100_000),
            String(repeating: "1. ", count: 50_000) + "a\n" + String(repeating: "b\n", count: 100_000),
            String(repeating: "[^a]: ", count: 30_000) + "a\n" + String(repeating: "\n", count: 100_000),
            String(repeating: "![[]()", count: 70_000), String(repeating: "![a[]()", count: 60_000),
            String(repeating: "~a ", count: 60_000) + String(repeating: "a~~ ", count: 60_000),
            String(repeating: "|a", count: 3_000) + "\n" + String(repeating: "|-", count: 3_000) + "\n"
                + String(repeating: "|a|\n", count: 30_000),
            "[a]: /" + String(repeating: "b", count: 200_000) + "\n\n" + String(repeating: "[a]", count: 60_000),
            String(repeating: "<!--", count: 100_000), "<p>" + String(repeating: "&#1;", count: 60_000),
        ])
    func longHostileText_takesLinearTime(text: String) {
        #expect(lines(text, width: 80).count < 200_000)
    }

    @Test func deepNesting_endsAsText() {
        let quotes = String(repeating: "> ", count: 5_000) + "end"
        let lists = (0..<300).map { String(repeating: "  ", count: $0) + "- x" }.joined(separator: "\n")
        #expect(shown(quotes, width: 80).contains("end"))
        #expect(lines(lists, width: 80).allSatisfy { $0.columns <= 80 })
    }

    @Test func longText_isCut() {
        let text = String(repeating: "espresso", count: 140_000)
        #expect(lines(text, width: 80).last == "…")
    }
}
