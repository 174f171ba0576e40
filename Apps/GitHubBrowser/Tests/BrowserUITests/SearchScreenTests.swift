// SPDX-License-Identifier: Apache-2.0

import BrowserUI
import TerminalKit
import Testing

@Suite struct SearchScreenTests {
    private let found = [ListRow(id: "coffee-works/heater", name: "heater")]

    private func typed(_ text: String) -> (screen: SearchScreen, effects: [Effect]) {
        var screen = SearchScreen()
        let effects = text.flatMap { screen.type(.character($0)) ?? [] }
        return (screen, effects)
    }

    @Test func oneSearchBegins_afterThePause() {
        var (screen, effects) = typed("hea")
        #expect(effects == [.pause(1), .pause(2), .pause(3)])
        #expect(screen.endPause(1) == [])
        #expect(screen.endPause(2) == [])
        #expect(screen.endPause(3) == [.search("hea", 3)])
        #expect(screen.endPause(3) == [])
    }

    @Test func oldAnswer_neverReplacesANewerOne() {
        var (screen, _) = typed("h")
        #expect(screen.endPause(1) == [.search("h", 1)])
        _ = screen.type(.character("e"))
        #expect(screen.endPause(2) == [.search("he", 2)])
        screen.answer(found, hasMore: false, number: 2)
        screen.answer([], hasMore: false, number: 1)
        screen.fail("no connection", number: 1)
        #expect(screen.selection?.name == "heater")
    }

    @Test func enter_searchesAtOnce_andOnlyOnce() {
        var (screen, _) = typed("h")
        #expect(screen.type(KeyPress(.enter)) == [.search("h", 1)])
        #expect(!screen.isTyping)
        #expect(screen.endPause(1) == [])
        #expect(screen.type(.character("j")) == nil)
        #expect(screen.perform(.refresh) == [.search("h", 1)])
    }

    @Test func blanksAlone_searchForNothing() {
        var (screen, effects) = typed("  ")
        #expect(effects == [])
        #expect(screen.type(KeyPress(.enter)) == [])
        #expect(screen.perform(.search) == [])
        #expect(screen.type(.character("a")) == [.pause(1)])
        #expect(screen.type(.character(" ")) == [])
        #expect(screen.type(KeyPress(.backspace)) == [])
        #expect(screen.type(KeyPress(.backspace)) == [])
        #expect(screen.query == "")
        #expect(screen.endPause(2) == [])
    }

    @Test func pastedText_isOneSearch() {
        var screen = SearchScreen()
        #expect(screen.paste(String(repeating: "x\n", count: 1_024)) == [.pause(1)])
        #expect(screen.query.count <= TextField.longestText)
        _ = screen.type(KeyPress(.escape))
        #expect(screen.paste("y") == nil)
    }
}
