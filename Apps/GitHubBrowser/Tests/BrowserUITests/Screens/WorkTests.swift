// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

/// The user's own work, and the state of issues and pull requests.
@Suite struct WorkTests {
    private static let heater = RepositoryName("coffee-works/heater").map(Reference.repository)

    @Test func work_isOpenedFirst_andAllItsTabsAreCounted() throws {
        var bench = try Bench(work: SavedSearch.work)
        #expect(
            bench.requests.map(\.content) == SavedSearch.work.map { .search($0.kind, $0.query) } + [.bookmarks])
        let first = try #require(bench.requests.first)
        bench.answer(first, with: ContentUpdate(first, try Bench.sample(first.content), total: 17))
        #expect(bench.line(0).hasPrefix(" 1 Review requests 17  2 Assigned  3 Involved "))
        try bench.press("Esc")
        #expect(bench.line(0).hasPrefix(" 1 Members  2 Repositories "))
        try bench.press("w")
        #expect(bench.line(0).hasPrefix(" 1 Review requests "))
    }

    @Test func workOfNobody_isRefused() throws {
        var bench = try Bench()
        #expect(try bench.press("w") == [])
        #expect(
            bench.stack.status.message
                == "your work needs a token: set GH_TOKEN, or GH_ENTERPRISE_TOKEN for another host")
    }

    @Test func state_isOpenThenClosedThenAll() throws {
        var bench = try Bench(at: Self.heater)
        try bench.answerAll()
        try bench.press("3")
        try bench.answerAll()
        let name = try Samples.heater()
        for (state, note) in [(IssueState.closed, " closed"), (.all, " open and closed"), (.open, "")] {
            try bench.press("t")
            #expect(bench.requests.map(\.content) == [.issues(name, state)])
            #expect(bench.line(1) == " Loading issues …")
            try bench.answerAll()
            #expect(bench.line(11).hasPrefix(note))
            #expect(bench.line(1).contains("Water is 94 °C"))
        }
        try bench.press("5", "t")
        #expect(bench.stack.status.message == "only issues and pull requests are open or closed")
    }

    /// After two switches, only the last list is waited for.
    @Test func stateThatNobodyWaitsFor_isCancelled() throws {
        var bench = try Bench(at: Self.heater)
        try bench.answerAll()
        try bench.press("4", "t", "t")
        #expect(bench.requests.map(\.content) == [.pullRequests(try Samples.heater(), .all)])
    }

    @Test func pullRequests_haveTheirStates() throws {
        var bench = try Bench(at: .part(.pullRequests, try Samples.heater()))
        try bench.answerAll()
        #expect(
            (1...3).map { bench.line($0) } == [
                " #21  open    Warm the cups first  now  approved  1 failed  grace",
                " #20  merged  Whistle in C", " #19  draft   Tea",
            ])
        #expect(bench.line(15) == " Kind       pull request")
        #expect(bench.line(18) == " Branch     warm-cups into main")
        try bench.press("Enter")
        #expect(bench.requests.map(\.content) == [.issue(21, try Samples.heater())])
    }

    @Test func page_hasReviewsAndChecks() throws {
        var bench = try Bench(at: .issue(21, try Samples.heater()))
        let request = try #require(bench.requests.first)
        bench.answer(request, with: ContentUpdate(request, .page(.discussion(try Samples.pullRequestDetails()))))
        let lines = bench.picture(80, 40).split(separator: "\n").map(String.init)
        for line in [
            " Branch     warm-cups into main", " Reviews    ada approved", " Waits for  ada",
            " Checks     1 failed, 1 running, 1 passed, 1 skipped", " Conflicts  yes",
            " Changes    +40 -2 in 3 files", " test  failed", " lint  running",
            " ada requested changes · 23 hours ago", " Which cups?",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }
}
