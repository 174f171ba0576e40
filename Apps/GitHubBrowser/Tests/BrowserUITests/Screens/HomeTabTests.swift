// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

/// Contributions from outside: the tabs of the first screen.
@Suite struct HomeTabTests {
    @Test func tabs_standInTheirOrder() throws {
        var bench = try Bench(tabs: [.bookmarks, .repositories])
        #expect(bench.requests.map(\.content) == [.bookmarks])
        try bench.answerAll()
        #expect(bench.line(0).hasPrefix(" 1 Bookmarks  2 Repositories   "))
        #expect(bench.line(1) == " coffee-works/heater")
    }

    /// Whoever leaves a tab out still gets what its key opens.
    @Test func keyOfAMissingTab_opensAScreen() throws {
        var bench = try Bench(tabs: [.members])
        try bench.answerAll()
        try bench.press(",")
        #expect(bench.line(0) == " Settings" + String(repeating: " ", count: 68) + "ghb")
        try bench.press("Esc", "s")
        #expect(bench.stack.top.kind == .search)
        try bench.press("Esc", "Esc")
        #expect(bench.stack.screens.count == 1)
    }

    @Test func noTabs_areAllThereAre() throws {
        var bench = try Bench(tabs: [])
        #expect(bench.line(0).hasPrefix(" 1 Members  2 Repositories  3 Search  4 Bookmarks  5 Settings "))
    }

    @Test func sourceThatIsNotThere_isNotShownAsChosen() throws {
        var bench = try Bench(settings: BrowserSettings(source: .demo))
        try bench.answerAll()
        #expect(try bench.press(",", "G", "Enter") == [.switchSource(.github)])
        #expect(bench.line(5).hasPrefix(" Data source  github"))
        bench.stack.settings.source = .demo
        #expect(bench.line(5).hasPrefix(" Data source  demo"))
        #expect(try bench.press("Enter") == [.switchSource(.github)])
    }
}
