// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct SearchScreenTests {
    private func typed(_ text: String) -> (screen: ListScreen, effects: [Effect]) {
        var screen = ListScreen(searching: [])
        let effects = text.flatMap { screen.type(.character($0)) ?? [] }
        return (screen, effects)
    }

    private func search(_ text: String, _ kind: SearchKind = .repositories) -> Effect {
        .need(.search(kind, text), .first)
    }

    @Test func oneSearchBegins_afterThePause() {
        var (screen, effects) = typed("hea")
        #expect(effects == [.pause(1), .pause(2), .pause(3)])
        #expect(screen.endPause(1) == [])
        #expect(screen.endPause(2) == [])
        #expect(screen.endPause(3) == [search("hea")])
        #expect(screen.endPause(3) == [])
    }

    /// Also where the text is the same again: the answer of the first asking does not count for the second.
    @Test func oldAnswer_neverReplacesANewerOne() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("s", "h")
        bench.wanted += bench.stack.endPause(1)
        let first = try #require(bench.requests.first)
        #expect(try bench.press("e") == [.pause(2), .cancel(first)])
        bench.wanted += bench.stack.endPause(2)
        let second = try #require(bench.requests.first)
        #expect(second.content == .search(.repositories, "he"))
        let found = try Samples.repositories()
        _ = bench.stack.take(ContentUpdate(second, .repositories([found[1]])))
        _ = bench.stack.take(ContentUpdate(first, .repositories(found)))
        _ = bench.stack.take(ContentUpdate(first, trouble: Trouble("no connection")))
        #expect(bench.line(2).hasPrefix(" coffee-works/pump"))
        #expect(bench.line(3) == "")
        bench.wanted = []
        try bench.press("Backspace")
        bench.wanted += bench.stack.endPause(3)
        let third = try #require(bench.requests.first)
        #expect(third.content == first.content && third.number > second.number)
        _ = bench.stack.take(ContentUpdate(first, .repositories([])))
        #expect(bench.line(2).hasPrefix(" coffee-works/pump"))
        _ = bench.stack.take(ContentUpdate(third, .repositories(found)))
        #expect(bench.line(2).hasPrefix(" coffee-works/heater"))
    }

    @Test func enter_searchesAtOnce_andOnlyOnce() {
        var (screen, _) = typed("h")
        #expect(screen.type(KeyPress(.enter)) == [search("h")])
        #expect(!screen.isTyping)
        #expect(screen.endPause(1) == [])
        #expect(screen.type(.character("j")) == nil)
        #expect(screen.perform(.refresh) == [.say("already loading")])
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

    @Test func kind_isSwitched_whileOneTypes_andAmongTheResults() {
        var (screen, _) = typed("h")
        #expect(screen.type(.control("t")) == [search("h", .accounts)])
        #expect(screen.type(.control("t")) == [search("h", .issues)])
        #expect(screen.isTyping)
        _ = screen.type(KeyPress(.escape))
        #expect(screen.perform(.state) == [search("h")])
    }

    @Test func savedSearch_isRunByOpeningIt() throws {
        var screen = ListScreen(searching: [SavedSearch(name: "First", kind: .issues, query: "is:open")])
        #expect(screen.type(KeyPress(.escape)) == [])
        #expect(screen.perform(.open) == [search("is:open", .issues)])
        #expect(screen.query == "is:open")
        #expect(screen.perform(.search) == [])
        for _ in 0..<20 { _ = screen.type(KeyPress(.backspace)) }
        #expect(screen.selection?.name == "First")
    }

    @Test func results_areFiltered_andTheLineIsLeftAlone() throws {
        var (screen, _) = typed("h")
        #expect(screen.type(KeyPress(.enter)) == [search("h")])
        #expect(screen.perform(.filter) == [])
        #expect(screen.isTyping)
        _ = screen.type(KeyPress(.escape))
        let request = Request(number: 1, content: .search(.repositories, "h"), kind: .first)
        _ = screen.take(ContentUpdate(request, .repositories(try Samples.repositories())))
        #expect(screen.perform(.filter) == [])
        for key in "pump" { _ = screen.type(.character(key)) }
        #expect(!screen.isTyping)
        #expect(screen.selection?.name == "coffee-works/pump")
        #expect(screen.query == "h")
    }

    @Test func pastedText_isOneSearch() throws {
        var screen = ListScreen(searching: [])
        #expect(screen.paste(String(repeating: "x\n", count: 1_024)) == [.pause(1)])
        #expect(try #require(screen.query).count <= TextField.longestText)
        _ = screen.type(KeyPress(.escape))
        #expect(screen.paste("y") == nil)
    }
}

extension ListScreen {
    fileprivate var query: String? { search?.query }
    fileprivate var isTyping: Bool { search?.isTyping == true }
}
