// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct MentionsTests {
    private let home = "https://github.com/coffee-works/heater/issues/12"

    @Test(arguments: [
        ("see #9.", "#9", "/coffee-works/heater/issues/9"), ("(#9)", "#9", "/coffee-works/heater/issues/9"),
        ("as coffee-works/pump#3 says", "coffee-works/pump#3", "/coffee-works/pump/issues/3"),
        ("thanks, @ada!", "@ada", "/ada"), ("\"@brew-bot\"", "@brew-bot", "/brew-bot"),
    ])
    func mention_leadsToWhatItNames(text: String, shown: String, path: String) throws {
        let line = try #require(Mentions(address: home)).linked(StyledLine(text), theme: MarkdownTheme())
        #expect(line.text == text)
        let links = line.spans.filter { $0.link != nil }
        #expect(links.map(\.text) == [shown])
        #expect(links.first?.link == "https://github.com" + path)
        #expect(links.first?.style == MarkdownTheme().link)
    }

    @Test(arguments: [
        "#", "#0", "#x", "a#9", "ada@example.org", "@", "@a/b", "C#", "##9", "#9a", "#99999999999", "a/b/c#1",
    ])
    func otherWords_stayAsTheyAre(text: String) throws {
        let line = try #require(Mentions(address: home)).linked(StyledLine(text), theme: MarkdownTheme())
        #expect(line == StyledLine(text))
    }

    @Test func codeAndLinks_stayAsTheyAre() throws {
        let theme = MarkdownTheme()
        let spans = [StyledSpan("#9", theme.code), StyledSpan("#9", theme.link, link: "https://x.example")]
        let line = try #require(Mentions(address: home)).linked(StyledLine(spans), theme: theme)
        #expect(line.spans == spans)
    }

    @Test(arguments: [nil, "", "https://github.com/ada", "https://github.com/coffee-works/heater", "ftp://a/b/c/d/e"])
    func textOutsideOfARepository_hasNone(address: String?) {
        #expect(Mentions(address: address) == nil)
    }

    @Test func issue_opensWhatItMentions() throws {
        var bench = try Bench(at: .issue(12, try Samples.heater()))
        try bench.answerAll()
        _ = bench.picture()
        try bench.press("Enter")
        #expect(bench.picture().contains("│ 2  #9 "))
        #expect(
            try bench.press("2")
                == [.load(Request(number: 3, content: .issue(9, try Samples.heater()), kind: .first))])
    }
}
