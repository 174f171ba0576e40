// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct ScreenStackTests {
    @Test func start_asksForTheOpenTab_andTheBookmarks() throws {
        let bench = try Bench()
        #expect(
            bench.wanted == [
                .load(Request(number: 1, content: .members(try Samples.owner()), kind: .first)),
                .load(Request(number: 2, content: .bookmarks, kind: .first)),
            ])
    }

    @Test func tab_isAskedForOnce_whenItIsOpened() throws {
        var bench = try Bench()
        try bench.answerAll()
        #expect(
            try bench.press("2", "1", "2")
                == [.load(Request(number: 4, content: .repositories(try Samples.owner()), kind: .first))])
    }

    @Test func keys_openTabs() throws {
        var bench = try Bench()
        try bench.press("Tab")
        #expect(bench.stack.top.bar.selected == 1)
        try bench.press("[", "[")
        #expect(bench.stack.top.bar.selected == 4)
        try bench.press("3")
        // A digit that is typed is text, but Tab leads out of the line.
        #expect(try bench.press("4") == [.pause(1)])
        try bench.press("Shift-Tab")
        #expect(bench.stack.top.bar.selected == 1)
        try bench.press(",")
        #expect(bench.stack.top.bar.selected == 4)
        try bench.press("s")
        #expect(bench.stack.top.bar.selected == 2)
    }

    @Test func reference_opensAbove_andEscGoesBack() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("2")
        try bench.answerAll()
        let name = try Samples.heater()
        let contents = try bench.press("Enter").compactMap { effect in
            if case .load(let request) = effect { request.content } else { nil }
        }
        #expect(contents == [.repository(name), .readme(name), .facts(name)])
        // What the list knew is there before anybody answers, and so is what only the whole answer tells.
        #expect(bench.picture().contains("1.2k"))
        #expect(!bench.picture().contains("Watchers"))
        try bench.answerAll()
        #expect(bench.picture().contains("Watchers 34"))
        try bench.press("3")
        try bench.answerAll()
        try bench.press("Enter")
        #expect(bench.stack.screens.count == 3)
        try bench.press("Esc")
        #expect(bench.stack.screens.count == 2)
        #expect(bench.stack.top.bar.selected == 2)
        try bench.press("h")
        #expect(bench.line(0).hasSuffix("coffee-works"))
        try bench.press("Esc")
        #expect(bench.line(-1).contains("press q to quit"))
    }

    @Test func esc_letsGoOfWhatNobodySeesAnyMore() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("Enter")
        let request = try #require(bench.requests.first)
        #expect(request.content == .profile(try #require(AccountName("ada"))))
        #expect(try bench.press("Esc") == [.cancel(request)])
        #expect(bench.stack.take(ContentUpdate(request, .page(.profile(try Samples.profile())))) == [])
    }

    @Test func esc_stopsWhatIsUnderWay_onTheFirstScreen() throws {
        var bench = try Bench()
        let request = bench.requests[0]
        #expect(try bench.press("Esc") == [.cancel(request)])
        #expect(bench.line(-1).contains("stopped; press r to load again"))
        #expect(bench.line(1) == " Stopped")
        #expect(try bench.press("r").count == 1)
    }

    @Test func answerToAnOlderRequest_isDropped() throws {
        var bench = try Bench()
        let first = bench.requests[0]
        bench.wanted += bench.stack.take(ContentUpdate(first, .members([]), isFinal: false))
        try bench.press("Esc", "r")
        let second = try #require(bench.requests.last)
        #expect(second.number > first.number)
        _ = bench.stack.take(ContentUpdate(second, .members(try Samples.members())))
        _ = bench.stack.take(ContentUpdate(first, .members([])))
        #expect(bench.picture().contains(" ada"))
    }

    @Test func keptRows_areShown_untilTheServersOwnCome() throws {
        var bench = try Bench()
        let request = bench.requests[0]
        let old = ContentUpdate(request, .members([try Samples.members()[2]]), isFinal: false)
        _ = bench.stack.take(old)
        #expect(bench.line(1).hasPrefix(" grace"))
        #expect(bench.line(-1).contains("loading"))
        _ = bench.stack.take(ContentUpdate(request, .members(try Samples.members())))
        #expect(bench.line(1).hasPrefix(" ada"))
        #expect(!bench.line(-1).contains("loading"))
    }

    @Test func failure_leavesTheList_underABanner_thatCountsDown() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("r")
        let end = Samples.now.addingTimeInterval(12 * 60)
        bench.answer(
            bench.requests[0], with: ContentUpdate(bench.requests[0], trouble: Trouble("x", limitedUntil: end)))
        #expect(bench.line(1) == " Rate limited until 14:32 (in 12 min) · showing data from 14:18")
        #expect(bench.line(2).hasPrefix(" ada"))
        // It is as wide as the screen, whatever stands beside the list.
        #expect(bench.line(1, 120, 40) == bench.line(1))
        #expect(bench.line(-1).contains("row 1 of 3 · ? help"))
        let tick = try #require(bench.stack.nextTick(now: Samples.now))
        #expect(tick == Samples.now.addingTimeInterval(60))
        #expect(bench.picture(now: tick).contains("(in 11 min)"))
        #expect(bench.picture(now: end.addingTimeInterval(-45)).contains("(in 45 s)"))
        #expect(bench.stack.nextTick(now: end.addingTimeInterval(-45)) == end.addingTimeInterval(-44))
        #expect(bench.stack.nextTick(now: end) == nil)
        #expect(bench.picture(now: end).contains("The rate limit ended at 14:32: press r to try again"))
    }

    @Test func screenWithoutTrouble_neverChangesByItself() throws {
        var bench = try Bench()
        try bench.answerAll()
        #expect(bench.stack.nextTick(now: Samples.now) == nil)
    }

    @Test func bookmark_isToggled_andShownAtOnce() throws {
        var bench = try Bench()
        try bench.answerAll()
        #expect(try bench.press("b") == [])
        #expect(bench.line(-1).contains("only repositories can be bookmarked"))
        try bench.press("2")
        try bench.answerAll()
        let (heater, pump) = (try Samples.heater(), try #require(RepositoryName("coffee-works/pump")))
        #expect(try bench.press("j", "b") == [.keep(pump, true)])
        #expect(bench.line(-1).contains("bookmarked coffee-works/pump"))
        #expect(try bench.press("k", "b") == [.keep(heater, false)])
        try bench.press("4")
        #expect(bench.line(1) == " coffee-works/pump")
        #expect(bench.line(2) == "")
    }

    @Test func settings_actAtOnce() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("2")
        try bench.answerAll()
        #expect(bench.line(1).contains("Swift  3d   Keeps"))
        #expect(try bench.press(",", "j", "j", "Enter") == [.apply(BrowserSettings(times: .absolute))])
        #expect(bench.line(3) == " Times        absolute  relative, absolute")
        try bench.press("2")
        #expect(bench.picture().contains("2025-10-06T14:20:00Z"))
        // The preview is gone as soon as it is not wanted.
        try bench.press(",", "k", "Enter", "Enter", "2")
        #expect(bench.stack.settings.preview == .never)
        #expect(!bench.picture().contains("────"))
    }

    @Test func otherSource_isAnotherSession() throws {
        var bench = try Bench()
        try bench.answerAll()
        #expect(try bench.press(",", "G", "Enter") == [.switchSource(.demo)])
        let owner = try #require(AccountName("tea-works"))
        let effects = bench.stack.beginSession(owner: owner, source: "DEMO DATA")
        #expect(effects.contains { if case .load(let request) = $0 { request.content == .bookmarks } else { false } })
        #expect(bench.line(0).hasSuffix("tea-works"))
        #expect(bench.line(-1).hasSuffix("DEMO DATA"))
        #expect(bench.line(5).hasPrefix(" Data source  demo"))
        bench.wanted = try bench.press("1")
        #expect(bench.requests.map(\.content) == [.members(owner)])
    }

    @Test func sessionBegunAnew_waitsForNoAnswerOfTheOneBefore() throws {
        var bench = try Bench()
        let before = bench.requests
        let effects = bench.stack.beginSession(owner: try Samples.owner(), source: "DEMO DATA")
        let contents = effects.compactMap { if case .load(let request) = $0 { request.content } else { nil } }
        #expect(Set(contents) == Set(before.map(\.content)))
        for request in before { _ = bench.stack.take(ContentUpdate(request, .members(try Samples.members()))) }
        #expect(!bench.picture().contains(" ada"))
    }

    @Test func panesWithTheSameContent_shareOneRequest() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("2")
        let request = try #require(bench.requests.first)
        bench.wanted += bench.stack.settle([.open(.member(try Samples.owner()))])
        #expect(try bench.press("2") == [])
        bench.wanted += bench.stack.take(ContentUpdate(request, .repositories(try Samples.repositories())))
        #expect(bench.line(1).hasPrefix(" heater"))
        try bench.press("Esc")
        #expect(bench.line(0).hasPrefix(" 1 Members"))
        #expect(bench.line(1).hasPrefix(" heater"))
    }

    @Test func helpAndLog_openAndClose_fromAnywhere() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("Enter", "?", "L", "L")
        #expect(bench.stack.top.kind == .help)
        try bench.press("?")
        #expect(bench.stack.screens.count == 2)
        try bench.press(",")
        #expect(bench.stack.top.kind == .settings)
        try bench.press("Esc", "s")
        #expect(bench.stack.top.kind == .search)
        #expect(bench.type("q") == [.pause(1)])
        try bench.press("Esc", "Esc", "Esc")
        #expect(bench.stack.screens.count == 1)
    }

    @Test func help_tellsTheKeysAsTheyAre() throws {
        let map = try KeyMap.standard.rebinding([.openInBrowser: ["w"], .refresh: ["F5"], .sort: []])
        var bench = try Bench(keys: map)
        try bench.press("?")
        let words = bench.picture(120, 40).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("open in browser w"))
        #expect(words.contains("refresh this F5"))
        #expect(words.contains("sort no key"))
    }

    @Test func keyThatDoesNothing_saysSo() throws {
        var bench = try Bench()
        try bench.answerAll()
        #expect(try bench.press("x") == [])
        #expect(bench.line(-1).contains(" x does nothing; press ? for help · "))
        try bench.press("7")
        #expect(bench.stack.status.message == "tab 7 does not exist")
        try bench.press("S", "o")
        #expect(bench.stack.status.message == "the menu is open: Enter chooses, Esc closes it")
        #expect(try bench.press("Esc", "j") == [.pause(-1)])
        #expect(bench.stack.status.message == nil)
    }

    @Test func quitKey_isText_whileTyping_butControlCIsNot() throws {
        var bench = try Bench()
        try bench.answerAll()
        #expect(try bench.press("/", "q") == [])
        #expect(try bench.press("Ctrl-z") == [.suspend])
        #expect(try bench.press("Ctrl-c") == [.quit])
        #expect(try bench.press("Esc", "q") == [.quit])
    }

    @Test func previewKey_hidesIt_andSaysWhereThereIsNone() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("p")
        #expect(!bench.picture().contains("────"))
        try bench.press("p")
        #expect(bench.picture().contains("────"))
        _ = bench.picture(50, 12)
        try bench.press("p", "p")
        #expect(bench.stack.status.message == "the preview needs 60 columns and 15 rows")
        try bench.press("?", "p")
        #expect(bench.stack.status.message == "this screen has no preview")
    }

    /// The newest release of the third-most-starred repository, its URL copied.
    @Test func eightPresses_copyTheNewestReleaseOfTheThirdMostStarred() throws {
        var bench = try Bench()
        try bench.answerAll()
        var presses = 0
        var last: [Effect] = []
        for key in ["2", "S", "s", "j", "j", "l", "5", "Y"] {
            last = try bench.press(key)
            try bench.answerAll()
            presses += 1
        }
        #expect(presses == 8)
        #expect(last == [.copy("https://github.com/coffee-works/heater/releases/tag/v2.0.0")])
        #expect(bench.stack.top.title == "coffee-works/pump")
    }

    @Test func refreshAll_asksForAllThatWasOpened() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("2")
        try bench.answerAll()
        let contents = try bench.press("R").compactMap { effect -> Content? in
            guard case .load(let request) = effect, request.kind == .anew else { return nil }
            return request.content
        }
        let owner = try Samples.owner()
        #expect(contents == [.members(owner), .repositories(owner), .bookmarks])
        #expect(try bench.press("R") == [])
        #expect(bench.stack.status.message == "already loading")
    }
}
