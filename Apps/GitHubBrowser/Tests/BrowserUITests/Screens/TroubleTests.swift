// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

/// A failure is shown once, in full, and as long as it lasts.
@Suite struct TroubleTests {
    private static let reason = "account 'apple' is missing: the demo data does not have it"
    private static let advice = "this is demo data, about 'coffee-works' only; ask GitHub itself with --live"
    /// The options of a command line are of no use here.
    private static let shown = "this is demo data, about 'coffee-works' only · , changes the data source"
    private static let trouble = Trouble(reason, advice: [advice])

    private func bench() throws -> Bench {
        var bench = try Bench()
        let request = try #require(bench.requests.first)
        bench.answer(request, with: ContentUpdate(request, trouble: Self.trouble))
        try bench.answerAll()
        return bench
    }

    /// Returns the words on a screen, however they are broken into lines.
    private func words(_ picture: String) -> String {
        picture.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test(arguments: [(80, 24), (40, 12), (40, 10), (120, 40)])
    func trouble_isShownOnce_withItsAdvice(width: Int, height: Int) throws {
        var bench = try bench()
        let words = words(bench.picture(width, height))
        #expect(words.contains("\(Self.reason) · \(Self.shown)"), "\(words)")
        #expect(words.components(separatedBy: "is missing").count == 2, "\(words)")
        #expect(words.contains("Nothing to show"))
    }

    @Test func trouble_isSet_betweenItsWords() throws {
        var bench = try bench()
        #expect(
            bench.picture(40, 12) == """
                 1 Members  2 Repositories  3 Search  4…
                 account 'apple' is missing: the demo
                 data does not have it · this is demo
                 data, about 'coffee-works' only · ,
                 changes the data source
                 Nothing to show





                         ? help · github.com as octocat
                """)
    }

    @Test func trouble_goesWithTheNextSuccess() throws {
        var bench = try bench()
        try bench.press("r")
        try bench.answerAll()
        #expect(!bench.picture().contains("is missing"))
        #expect(bench.line(1).hasPrefix(" ada"))
    }

    /// It stayed in the last line for good.
    @Test func trouble_ofATab_isNotThatOfAnother() throws {
        var bench = try bench()
        try bench.press("5")
        #expect(!bench.picture().contains("is missing"))
        try bench.press("1")
        #expect(words(bench.picture()).contains(Self.shown))
    }

    /// It is whole in the banner of its own tab.
    @Test func troubleOfAnotherTab_isInTheLastLine_untilTheNextKey() throws {
        var bench = try Bench()
        try bench.press("5")
        let request = try #require(bench.requests.first)
        bench.answer(request, with: ContentUpdate(request, trouble: Self.trouble))
        try bench.answerAll()
        #expect(bench.line(-1) == " account 'apple' is missing: the demo data does not have it · github.com as oc…")
        #expect(bench.line(-1, 40, 12).hasPrefix(" account 'apple' is mis… · github.com …"))
        try bench.press("j")
        #expect(!bench.picture(40, 12).contains("is missing"))
        try bench.press("1")
        #expect(words(bench.picture(40, 12)).contains("\(Self.reason) · \(Self.shown)"), "\(bench.picture(40, 12))")
    }

    @Test func troubleOfAnotherTab_goesWithTheNextSuccess() throws {
        var bench = try Bench()
        let request = try #require(bench.requests.first)
        try bench.press("5")
        _ = bench.stack.take(ContentUpdate(request, trouble: Trouble("no connection"), isFinal: false))
        #expect(bench.line(-1).contains("no connection"))
        _ = bench.stack.take(ContentUpdate(request, .members([])))
        #expect(!bench.line(-1).contains("no connection"))
    }

    @Test func limit_withNothingToShow_saysWhatCanBeDone() throws {
        var bench = try Bench()
        let request = try #require(bench.requests.first)
        let limit = Trouble("x", advice: ["a token helps"], limitedUntil: Samples.now.addingTimeInterval(12 * 60))
        bench.answer(request, with: ContentUpdate(request, trouble: limit))
        #expect(bench.line(1) == " Rate limited until 14:32 (in 12 min) · a token helps")
    }

    /// Advice was cut at the end of the line.
    @Test func message_thatIsLong_takesTheLinesItNeeds() throws {
        var bench = try Bench()
        try bench.answerAll()
        let message = "no organisation to show: name one, as in 'ghb swiftlang', or set data.org"
        bench.stack.report(message)
        for (width, height) in [(80, 24), (40, 12), (40, 10)] {
            let picture = bench.picture(width, height)
            #expect(words(picture).contains(message), "\(picture)")
            #expect(picture.contains(" ada"))
            #expect(bench.line(-1, width, height).contains("github.com"))
        }
        try bench.press("j")
        #expect(!bench.picture(40, 12).contains("organisation"))
    }

    /// However long the texts are, some rows of the list are left.
    @Test(arguments: [(40, 10), (80, 24)])
    func trouble_withoutAnEnd_leavesRoom(width: Int, height: Int) throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("r")
        let request = try #require(bench.requests.first)
        let endless = Trouble(Array(repeating: "word", count: 900).joined(separator: " "))
        bench.answer(request, with: ContentUpdate(request, trouble: endless))
        bench.stack.report(Array(repeating: "more", count: 900).joined(separator: " "))
        let picture = bench.picture(width, height)
        #expect(picture.contains(" ada"))
        #expect(picture.contains("word…") && picture.contains("more…"), "\(picture)")
        #expect(picture.split(separator: "\n", omittingEmptySubsequences: false).count == height)
    }

    /// A list in trouble waited for a key, and the banner stayed when the server was back.
    @Test func passingTrouble_isTriedAgain_byItself() throws {
        var bench = try Bench()
        bench.stack.refreshInterval = 60
        let request = try #require(bench.requests.first)
        bench.answer(request, with: ContentUpdate(request, trouble: Trouble("no connection", mayPass: true)))
        #expect(bench.line(1) == " no connection · r tries again")
        let due = try #require(bench.stack.nextTick(now: Samples.now))
        #expect(due == Samples.now.addingTimeInterval(30))
        #expect(bench.stack.keepFresh(now: due.addingTimeInterval(-1)) == [])
        bench.wanted += bench.stack.keepFresh(now: due)
        let next = try #require(bench.requests.last)
        #expect(next.content == request.content && next.kind == .anew)
        bench.answer(next, with: ContentUpdate(next, trouble: Trouble("no connection", mayPass: true)))
        _ = bench.picture(now: due)
        #expect(bench.stack.nextTick(now: due) == due.addingTimeInterval(30))
        bench.wanted += bench.stack.keepFresh(now: due.addingTimeInterval(30))
        try bench.answerAll()
        #expect(bench.line(1).hasPrefix(" ada"))
    }

    @Test func limit_isWaitedFor_andOtherTroubleStays() throws {
        var bench = try Bench()
        bench.stack.refreshInterval = 60
        let request = try #require(bench.requests.first)
        let end = Samples.now.addingTimeInterval(12 * 60)
        bench.answer(request, with: ContentUpdate(request, trouble: Trouble("x", limitedUntil: end, mayPass: true)))
        _ = bench.picture(now: end.addingTimeInterval(-61))
        #expect(bench.stack.keepFresh(now: end.addingTimeInterval(-1)) == [])
        #expect(bench.stack.keepFresh(now: end).count == 1)
        var other = try Bench()
        other.stack.refreshInterval = 60
        other.answer(request, with: ContentUpdate(request, trouble: Trouble("not found", isMissing: true)))
        _ = other.picture()
        #expect(other.stack.nextTick(now: Samples.now) == nil)
    }
}
