// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserUI
@testable import TerminalKit

@Suite struct MouseTests {
    private func bench(_ keys: String...) throws -> Bench {
        var bench = try Bench(saved: [SavedSearch(name: "First", kind: .issues, query: "is:open")])
        try bench.answerAll()
        for key in keys {
            try bench.press(key)
            try bench.answerAll()
        }
        _ = bench.picture()
        return bench
    }

    @Test func wheel_moves() throws {
        var bench = try bench()
        _ = bench.stack.handle(.mouse(MouseEvent(action: .scrollDown, column: 1, row: 1)))
        #expect(try bench.press("y") == [.copy("grace")])
        _ = bench.stack.handle(.mouse(MouseEvent(action: .scrollUp, column: 1, row: 1)))
        #expect(try bench.press("y") == [.copy("ada")])
    }

    @Test func click_selects_andOpensWhatIsSelected() throws {
        var bench = try bench("2")
        #expect(bench.click(70, 2) == [])
        #expect(try bench.press("y") == [.copy("coffee-works/pump")])
        let name = try #require(RepositoryName("coffee-works/pump"))
        #expect(
            bench.click(3, 2) == [
                .load(Request(number: 5, content: .repository(name), kind: .first)),
                .load(Request(number: 6, content: .readme(name), kind: .first)),
                .load(Request(number: 7, content: .facts(name), kind: .first)),
            ])
        #expect(bench.stack.screens.count == 2)
    }

    @Test(arguments: [(0, 10), (0, 12), (0, 15), (0, 23), (200, 300), (-1, -1)])
    func click_besideTheRows_doesNothing(column: Int, row: Int) throws {
        var bench = try bench("2")
        #expect(bench.click(column, row) == [])
        #expect(try bench.press("y") == [.copy("coffee-works/heater")])
    }

    @Test func click_intoThePreview_doesNothing() throws {
        var bench = try bench("2")
        _ = bench.picture(120, 40)
        #expect(bench.click(90, 2) == [])
        #expect(try bench.press("y") == [.copy("coffee-works/heater")])
    }

    @Test(arguments: [(0, 0), (10, 0), (11, 1), (26, 1), (27, 2), (61, 4), (63, 0), (79, 0)])
    func click_opensTheTabThere(column: Int, tab: Int) throws {
        var bench = try bench()
        bench.click(column, 0)
        #expect(bench.stack.top.bar.selected == tab)
    }

    @Test func click_onATab_countsWhatIsSeenOfThem() throws {
        var bench = try bench("5")
        _ = bench.picture(40, 12)
        #expect(bench.line(0, 40, 12).hasPrefix(" 3 Search  4 Bookmarks  5 Settings"))
        bench.click(2, 0)
        #expect(bench.stack.top.bar.selected == 2)
    }

    @Test func click_choosesFromAMenu_orClosesIt() throws {
        var bench = try bench("2", "S")
        let lines = bench.picture().split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains("s  stars") })
        bench.click(1, row)
        #expect(!bench.stack.top.pane.hasInnermost)
        #expect(bench.line(1).hasPrefix(" heater"))
        try bench.press("S")
        _ = bench.picture()
        bench.click(40, row)
        #expect(bench.line(1).hasPrefix(" coffee-maker"))
    }

    @Test func click_followsALink() throws {
        var bench = try bench("2", "Enter", "2")
        let lines = bench.picture().split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains("the loop") })
        let start = try #require(lines[row].range(of: "the loop")?.lowerBound)
        let column = lines[row].distance(from: lines[row].startIndex, to: start)
        let target = "https://github.com/coffee-works/heater/blob/main/docs/loop.md"
        #expect(bench.click(column - 1, row) == [])
        #expect(bench.click(column, row) == [.openInBrowser(target)])
        #expect(bench.click(column + 7, row) == [.openInBrowser(target)])
        #expect(bench.click(column + 8, row) == [])
    }

    @Test func click_onAResult_leavesTheLine() throws {
        var bench = try bench("3", "h")
        bench.wanted += bench.stack.endPause(1)
        try bench.answerAll()
        _ = bench.picture()
        #expect(bench.click(3, 3) == [])
        #expect(try bench.press("j", "y") == [.copy("coffee-works/menu")])
    }

    @Test func click_leadsInAndOutOfTheSearchLine() throws {
        var bench = try bench("3")
        #expect(bench.click(3, 2) == [.load(Request(number: 4, content: .search(.issues, "is:open"), kind: .first))])
        try bench.answerAll()
        #expect(bench.line(1) == " repositories  users  issues   is:open")
        bench.click(40, 1)
        #expect(try bench.press("x") == [.pause(2)])
    }
}
