// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

/// Going to places by their names.
@Suite struct PlacesTests {
    static let texts: [(String, String?)] = [
        ("ada", "ada"), ("coffee-works/heater", nil), ("coffee-works/heater#12", nil),
        ("coffee-works/heater/issues", nil), ("coffee-works/heater/pulls", nil), ("coffee-works/heater/releases", nil),
        ("coffee-works/heater/releases/tag/v1/2", nil), ("coffee-works/heater/blob/HEAD/README.md", nil),
        ("https://github.com/coffee-works/heater/pull/7", "coffee-works/heater#7"),
        ("  coffee-works/heater/issues/7 ", "coffee-works/heater#7"), ("orgs/ada/repositories", nil),
        ("https://github.com/ada?tab=repositories", "orgs/ada/repositories"),
        ("coffee-works/heater/releases/latest", nil),
    ]

    @Test(arguments: texts) func text_isAPlace_thatHasTheSameText(text: String, other: String?) throws {
        #expect(try #require(Reference(text: text)).text == other ?? text)
    }

    @Test(arguments: ["", "two words", "a/b#0", "a/b/wiki", "ftp://github.com/a"])
    func otherText_isNoPlace(text: String) { #expect(Reference(text: text) == nil) }

    @Test func line_completesWhatIsKnown_theLikeliestFirst() throws {
        var bench = try Bench()
        try bench.answerAll()
        bench.stack.stored = ["grace/tea", "coffee-works/menu#3"].compactMap { Reference(text: $0) }
        try bench.press(":")
        bench.type("ea")
        #expect((19...21).map { bench.line($0) } == [" coffee-works/heater", " grace/tea", " ea"])
        #expect(bench.line(22).hasPrefix(" go to: ea ") && bench.line(22).hasSuffix("1 of 3"))
        let tea = try #require(RepositoryName("grace/tea"))
        #expect(
            try bench.press("Tab", "Enter")
                == [
                    .load(Request(number: 4, content: .repository(tea), kind: .first)),
                    .load(Request(number: 5, content: .readme(tea), kind: .first)),
                    .load(Request(number: 6, content: .facts(tea), kind: .first)),
                ])
        #expect(bench.line(0).hasSuffix("grace/tea"))
    }

    @Test func owner_isAHomeOfItsOwn() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press(":")
        bench.type("grace")
        try bench.press("Enter")
        #expect(bench.line(0).hasPrefix(" 1 Members  2 Repositories "))
        #expect(bench.line(0).hasSuffix("grace"))
        try bench.press(":")
        bench.type("ada/cup#4")
        try bench.press("Enter")
        try bench.answerAll()
        #expect(bench.stack.trail.map(\.text) == ["coffee-works", "grace", "ada/cup#4"])
        try bench.press("Esc")
        #expect(bench.line(0).hasSuffix("grace"))
    }

    @Test(arguments: ["steam", "is:open hot"]) func savedSearch_isAPlace_byItsNameAndItsQuery(text: String) throws {
        var bench = try Bench(saved: [SavedSearch(name: "Steam wands", kind: .issues, query: "is:open hot")])
        try bench.answerAll()
        try bench.press(":")
        bench.type(text)
        #expect(bench.picture().contains("\n Steam wands · issues: is:open hot\n"))
        try bench.press("Enter")
        #expect(bench.requests.map(\.content) == [.search(.issues, "is:open hot")])
    }

    @Test func rowsOfEarlierRuns_areCompleted_afterPlaces() throws {
        var bench = try Bench()
        try bench.answerAll()
        bench.stack.stored = ["https://github.com/grace/tea", "https://github.com/grace/teapot/issues/7"]
            .compactMap { Reference(text: $0) }
        try bench.press(":")
        bench.type("grace/tea")
        #expect((20...21).map { bench.line($0) } == [" grace/tea", " grace/teapot#7"])
        #expect(bench.line(22).hasPrefix(" go to: grace/tea "))
    }

    /// A mistyped name came back with every completion.
    @Test(arguments: [
        "gracious", "grace/tee", "grace/tea#9", "grace/tea/releases/latest", "grace/tea/issues",
        "grace/tea/blob/HEAD/README.md",
    ])
    func placeThatIsMissing_leavesTheTrail(text: String) throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press(":")
        bench.type(text)
        try bench.press("Enter")
        let request = try #require(bench.requests.first)
        #expect(bench.stack.trail.last?.text == text)
        bench.answer(request, with: ContentUpdate(request, trouble: Trouble("not found", isMissing: true)))
        #expect(bench.stack.trail.map(\.text) == ["coffee-works"])
        try bench.press(":")
        #expect(!bench.picture().contains("\n \(text)\n"))
    }

    /// A failure of another kind says nothing about a place.
    @Test func placeInTrouble_staysInTheTrail() throws {
        var bench = try Bench(at: .issue(9, try Samples.heater()))
        let request = try #require(bench.requests.last)
        bench.answer(request, with: ContentUpdate(request, trouble: Trouble("no connection")))
        #expect(bench.stack.trail.last?.text == "coffee-works/heater#9")
    }

    @Test func latestRelease_andRepositoriesOfAnOwner_areOpened() throws {
        var bench = try Bench(at: .repositories(try Samples.owner()))
        #expect(bench.requests.map(\.content) == [.repositories(try Samples.owner()), .bookmarks])
        #expect(bench.stack.screens.count == 1)
        try bench.answerAll()
        for (text, content, title) in [
            ("https://github.com/orgs/ada/repositories", "repositories", "ada"),
            ("https://github.com/ada/cup/releases/latest", "release", "ada/cup"),
            ("https://github.com/ada/cup/issues?q=is:open", "search", "ghb"),
        ] {
            try bench.press(":")
            bench.type(text)
            try bench.press("Enter")
            #expect("\(try #require(bench.requests.first).content)".hasPrefix(content + "("))
            #expect(bench.line(0).hasSuffix(title))
            try bench.answerAll()
        }
        #expect(bench.picture().contains("repo:ada/cup is:issue is:open"))
    }

    @Test func line_listsTheTrailAtOnce_andCompletesWithinTheOpenRepository() throws {
        var bench = try Bench(at: .repository(try Samples.heater()))
        try bench.answerAll()
        try bench.press("3")
        try bench.answerAll()
        try bench.press(":")
        #expect(bench.line(22).hasPrefix(" go to: ") && bench.picture().contains("\n coffee-works\n"))
        #expect(bench.line(-1, 120, 40).contains("↑↓ select · Tab next · → complete · Enter go · Esc close"))
        bench.type("pu")
        #expect(bench.picture().contains("\n coffee-works/heater/pulls\n"))
        try bench.press("Right")
        #expect(bench.line(22).hasPrefix(" go to: coffee-works/heater/pulls"))
        try bench.press("Ctrl-u")
        bench.type("#9")
        try bench.press("Enter")
        #expect(bench.requests.map(\.content) == [.issue(9, try Samples.heater())])
    }

    @Test func arrowsAndTab_moveRound() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press(":", "Up")
        #expect(bench.line(22).hasSuffix("4 of 4"))
        try bench.press("Tab", "Down", "Shift-Tab")
        #expect(bench.line(22).hasSuffix("1 of 4"))
    }

    @Test func nonsense_isRefused_andEscCloses() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press(":")
        bench.type("no place")
        #expect(try bench.press("Enter") == [])
        #expect(
            bench.stack.status.message
                == "'no place' is not an owner, OWNER/REPO, OWNER/REPO#NUMBER or an address")
        try bench.press(":", "Esc")
        #expect(bench.stack.palette == nil)
        #expect(bench.stack.screens.count == 1)
        #expect(try bench.press(":", "Ctrl-c") == [.quit])
    }
}
