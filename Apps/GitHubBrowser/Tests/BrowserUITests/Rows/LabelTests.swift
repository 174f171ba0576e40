// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserUI
@testable import TerminalKit

/// Heads, labels, changed rows and keys of lists.
@Suite struct LabelTests {
    @Test(arguments: [("ffffff", Color.rgb(0)), ("0e2a47", .rgb(0xFFFFFF))])
    func label_canBeRead(color: String, text: Color) {
        var look = Samples.look()
        #expect(look.labels(["bug", "urgent"], ["bug": color]).map(\.text) == ["bug", ", ", "urgent"])
        look.colors = .basic
        let spans = look.labels(["bug", "urgent"], ["bug": color])
        #expect(spans.map(\.text) == [" bug ", " ", "urgent"])
        #expect(spans[0].style.foreground == text)
        #expect(spans[2].style == .plain)
    }

    @Test(arguments: ["", "red", "12345g", "1234567"]) func color_thatIsNone_isNotShown(color: String) {
        #expect(Samples.look().labels(["bug"], ["bug": color])[0].style == .plain)
    }

    @Test func heads_areAboveLongLists() throws {
        var bench = try Bench(at: .part(.issues, try Samples.heater()))
        try bench.answerAll()
        #expect(bench.line(1, 120, 40).hasPrefix(" issue  state   title"))
        #expect(bench.line(2, 120, 40).hasPrefix(" #12    closed  Water is 94 °C"))
        #expect(bench.line(1, 80, 24).hasPrefix(" #12  closed"))
    }

    @Test func keys_areInTheLastLine_asFarAsThereIsRoom() throws {
        var bench = try Bench(at: .part(.issues, try Samples.heater()))
        try bench.answerAll()
        #expect(bench.line(-1, 120, 40).hasSuffix("2 minutes ago · ? help · Enter open · github.com as octocat"))
        #expect(bench.line(-1, 80, 24).hasSuffix("row 1 of 2 · ? help · github.com as octocat"))
        try bench.press("/")
        #expect(!bench.line(-1, 120, 40).contains("Enter open"))
    }

    @Test func list_isRefreshed_afterAWhile() throws {
        var bench = try Bench(at: .part(.pullRequests, try Samples.heater()))
        try bench.answerAll()
        #expect(bench.stack.nextTick(now: Samples.now) == nil)
        bench.stack.refreshInterval = 60
        let due = try #require(bench.stack.nextTick(now: Samples.now))
        #expect(bench.stack.keepFresh(now: due.addingTimeInterval(-1)) == [])
        bench.wanted += bench.stack.keepFresh(now: due)
        let request = try #require(bench.requests.first)
        #expect(request.kind == .anew)
        #expect(bench.stack.nextTick(now: due) == nil)
        bench.answer(
            request, with: ContentUpdate(request, .pullRequests(try Samples.pullRequests()), confirmedAt: due))
        #expect(bench.stack.nextTick(now: due) == due.addingTimeInterval(60))
        bench.wanted += bench.stack.keepFresh(now: due.addingTimeInterval(60))
        let next = try #require(bench.requests.first)
        #expect(next.content == request.content && next.kind == .anew)
    }
}
