// SPDX-License-Identifier: Apache-2.0

import BrowserUI
import TerminalKit
import Testing

@Suite struct ListScreenTests {
    private static let rows = [
        ListRow(
            id: "coffee-works/heater", name: "heater", details: ["Swift", "128"],
            url: "https://github.com/coffee-works/heater",
            canBeBookmarked: true, preview: "# heater\n\nKeeps water at **94 °C**, neither more nor less."),
        ListRow(id: "coffee-works/pump", name: "pump", details: ["C", "64"], canBeBookmarked: true),
        ListRow(id: "咖啡", name: "咖啡館 👩‍🚀 menu", details: ["Shell", "3"], url: "https://x"),
    ]

    private func screen(hasMore: Bool = false) -> ListScreen {
        var screen = ListScreen(noun: "repositories")
        screen.replace(Self.rows, hasMore: hasMore)
        return screen
    }

    private func shown(_ screen: inout ListScreen, _ width: Int, _ height: Int) throws -> String {
        var canvas = Canvas(width: width, height: height)
        screen.render(into: &canvas, layout: try #require(ScreenLayout(width: width, height: height)))
        return canvas.text
    }

    /// The rows that show something, each behind its number.
    private func rows(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { !$0.element.isEmpty }
            .map { "\($0.offset):\($0.element)" }.joined(separator: "\n")
    }

    @Test func list_standsAboveItsPreview_on80Columns() throws {
        var screen = screen()
        #expect(
            rows(try shown(&screen, 80, 24)) == """
                1: heater          Swift  128
                2: pump            C      64
                3: 咖啡館 👩‍🚀 menu  Shell  3
                12:────────────────────────────────────────────────────────────────────────────────
                13: heater
                15: Keeps water at 94 °C, neither more nor less.
                """)
    }

    @Test func list_standsBesideItsPreview_on120Columns() throws {
        var screen = screen()
        let lines = rows(try shown(&screen, 120, 40)).split(separator: "\n")
        let blank = String(repeating: " ", count: 60)
        #expect(
            lines.prefix(4).joined(separator: "\n") == """
                1: heater          Swift  128                                 │ heater
                2: pump            C      64                                  │
                3: 咖啡館 👩‍🚀 menu  Shell  3                                   │ Keeps water at 94 °C, neither more nor less.
                4:\(blank)│
                """)
        #expect(lines.count == 38)
        #expect(lines.last == "38:\(blank)│")
    }

    @Test func preview_isThatOfTheSelectedRow_atTheSizeOfNow() throws {
        var screen = screen()
        #expect(try shown(&screen, 80, 24).contains("Keeps water at 94 °C, neither more nor less."))
        #expect(try shown(&screen, 100, 24).contains("│ Keeps water at 94 °C, neither more nor less."))
        _ = screen.perform(.down)
        #expect(!(try shown(&screen, 100, 24).contains("Keeps")))
        _ = screen.perform(.up)
        #expect(try shown(&screen, 60, 24).contains("Keeps"))
    }

    @Test func list_isAlone_onASmallScreen() throws {
        var screen = screen()
        screen.banner = "Rate limited until 14:32 (in 12 min) · showing data from 13:58"
        #expect(
            rows(try shown(&screen, 40, 10)) == """
                1: Rate limited until 14:32 (in 12 min) ·…
                2: heater          Swift  128
                3: pump            C      64
                4: 咖啡館 👩‍🚀 menu  Shell  3
                """)
    }

    @Test func actions_sayWhatTheyWant() {
        var screen = screen()
        #expect(screen.perform(.open) == [.open("coffee-works/heater")])
        #expect(
            screen.perform(.copyURL) == [
                .copy("https://github.com/coffee-works/heater"), .say("copied https://github.com/coffee-works/heater"),
            ])
        #expect(screen.perform(.openInBrowser) == [.openInBrowser("https://github.com/coffee-works/heater")])
        #expect(screen.perform(.bookmark) == [.bookmark("coffee-works/heater")])
        #expect(screen.perform(.down) == [])
        #expect(screen.perform(.copyName) == [.copy("pump"), .say("copied pump")])
        #expect(screen.perform(.openInBrowser) == [.say("'pump' has no address")])
        #expect(screen.perform(.bottom) == [])
        #expect(screen.perform(.bookmark) == [.say("only repositories can be bookmarked")])
        #expect(screen.perform(.help) == [.perform(.help)])
        #expect(screen.perform(.back) == [.close])
        #expect(screen.perform(.refreshAll) == [.refresh(all: true)])
        #expect(screen.perform(.refresh) == [.say("already loading")])
    }

    @Test func emptyList_saysWhy() throws {
        var screen = ListScreen(noun: "members")
        #expect(try shown(&screen, 40, 10).contains("\n Loading members …\n"))
        #expect(screen.perform(.open) == [.say("nothing is selected")])
        screen.replace([], hasMore: false)
        #expect(try shown(&screen, 40, 10).contains("\n No members\n"))
        screen.fail("no connection")
        #expect(try shown(&screen, 40, 10).contains("\n no connection\n"))
    }

    @Test func filter_narrowsTheList_andEscClosesTheInnermostFirst() throws {
        var screen = screen()
        #expect(screen.type(.character("x")) == nil)
        #expect(screen.perform(.filter) == [])
        for key in "pum" { #expect(screen.type(.character(key)) == []) }
        #expect(screen.selection?.name == "pump")
        #expect(try shown(&screen, 40, 10).hasSuffix("filter: pum\n"))
        #expect(screen.type(KeyPress(.enter)) == [])
        #expect(!screen.isTyping)
        #expect(try shown(&screen, 40, 10).hasSuffix("filter: pum · 1 of 3\n"))
        #expect(screen.perform(.back) == [])
        #expect(try shown(&screen, 40, 10).contains("heater"))
        #expect(screen.perform(.back) == [.close])
        #expect(screen.paste("x") == nil)
        _ = screen.perform(.filter)
        #expect(screen.paste(String(repeating: "never ", count: 400)) == [])
        #expect(screen.selection == nil)
        #expect(screen.type(KeyPress(.escape)) == [])
        #expect(screen.selection?.name == "pump")
    }

    @Test func nextPage_isAskedForOnce_nearTheEnd() {
        var screen = ListScreen(noun: "repositories")
        let page = (0..<100).map { ListRow(id: "\($0)", name: "\($0)") }
        screen.replace(page, hasMore: true)
        #expect(screen.perform(.down) == [])
        #expect(screen.perform(.bottom) == [.loadMore])
        #expect(screen.perform(.up) == [])
        screen.append((100..<150).map { ListRow(id: "\($0)", name: "\($0)") }, hasMore: false)
        #expect(screen.perform(.bottom) == [])
        #expect(screen.selection?.id == "149")
    }

    @Test func selectedRow_isSeen_withoutColors() throws {
        var screen = screen()
        var canvas = Canvas(width: 40, height: 10)
        screen.render(into: &canvas, layout: try #require(ScreenLayout(width: 40, height: 10)))
        var renderer = FrameRenderer(colors: .none)
        #expect(String(decoding: renderer.render(canvas), as: UTF8.self).contains("\u{1B}[0;7m heater"))
    }
}
