// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import Testing

@testable import BrowserModels
@testable import BrowserUI

@Suite struct ListScreenTests {
    private static let rows = [
        ListRow(
            id: "1", name: "heater", details: ["Swift", .stars(128)],
            reference: RepositoryName("coffee-works/heater").map(Reference.repository),
            subject: .readme(
                Readme(
                    path: "README.md",
                    content: Data("# heater\n\nKeeps water at **94 °C**, neither more nor less.".utf8),
                    url: "https://github.com/coffee-works/heater"))),
        ListRow(
            id: "2", name: "pump", details: ["C", .stars(64)],
            reference: RepositoryName("coffee-works/pump").map(Reference.repository)),
        ListRow(id: "3", name: "咖啡館 👩‍🚀 menu", details: ["Shell", .stars(3)]),
    ]

    private func screen() -> ListScreen {
        var screen = ListScreen(nil, noun: "repositories")
        screen.show(Self.rows)
        return screen
    }

    private func shown(_ screen: inout ListScreen, _ width: Int, _ height: Int) throws -> String {
        var canvas = Canvas(width: width, height: height)
        let layout = try #require(ScreenLayout(width: width, height: height))
        screen.render(into: &canvas, layout: layout, look: Samples.look())
        return canvas.text
    }

    /// Returns the rows that show something, each behind its number.
    private func rows(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { !$0.element.isEmpty }
            .map { "\($0.offset):\($0.element)" }.joined(separator: "\n")
    }

    @Test func list_standsAboveItsPreview_on80Columns() throws {
        var screen = screen()
        #expect(
            rows(try shown(&screen, 80, 24)) == """
                1: heater          Swift  128
                2: pump            C       64
                3: 咖啡館 👩‍🚀 menu  Shell    3
                12:────────────────────────────────────────────────────────────────────────────────
                13: heater
                15: Keeps water at 94 °C, neither more nor less.
                """)
    }

    @Test func list_standsBesideItsPreview_on120Columns() throws {
        var screen = screen()
        let lines = rows(try shown(&screen, 120, 40)).split(separator: "\n")
        let blank = String(repeating: " ", count: 72)
        #expect(
            lines.prefix(4).joined(separator: "\n") == """
                1: heater          Swift  128                                             │ heater
                2: pump            C       64                                             │
                3: 咖啡館 👩‍🚀 menu  Shell    3                                             │ Keeps water at 94 °C, neither more nor less.
                4:\(blank)│
                """)
        #expect(lines.count == 38)
    }

    @Test func preview_isThatOfTheSelectedRow_atTheSizeOfNow() throws {
        var screen = screen()
        #expect(try shown(&screen, 80, 24).contains("Keeps water at 94 °C, neither more nor less."))
        #expect(try shown(&screen, 100, 24).contains("│ Keeps water at 94 °C"))
        _ = screen.perform(.down)
        #expect(!(try shown(&screen, 100, 24).contains("Keeps")))
        _ = screen.perform(.up)
        #expect(try shown(&screen, 60, 24).contains("Keeps"))
    }

    @Test func actions_sayWhatTheyWant() throws {
        var screen = screen()
        let heater = try Samples.heater()
        #expect(screen.perform(.open) == [.open(.repository(heater), Self.rows[0].subject)])
        #expect(
            screen.perform(.copyURL) == [
                .copy("https://github.com/coffee-works/heater"), .say("copied https://github.com/coffee-works/heater"),
            ])
        #expect(screen.perform(.openInBrowser) == [.openInBrowser("https://github.com/coffee-works/heater")])
        #expect(screen.perform(.bookmark) == [.bookmark(heater)])
        #expect(screen.perform(.down) == [])
        #expect(screen.perform(.copyName) == [.copy("coffee-works/pump"), .say("copied coffee-works/pump")])
        #expect(screen.perform(.back) == [.close])
    }

    @Test func impossibleActions_sayWhy() {
        var screen = screen()
        _ = screen.perform(.down)
        #expect(screen.perform(.openInBrowser) == [.say("'pump' has no address")])
        _ = screen.perform(.bottom)
        #expect(screen.perform(.open) == [.say("'咖啡館 👩‍🚀 menu' cannot be opened")])
        #expect(screen.perform(.bookmark) == [.say("only repositories can be bookmarked")])
        #expect(screen.perform(.sort) == [.say("repositories cannot be sorted differently")])
        #expect(screen.perform(.refresh) == [.say("repositories cannot be refreshed")])
        var empty = ListScreen(.bookmarks, noun: "bookmarks")
        for action in [Action.open, .copyURL, .copyName, .bookmark, .openInBrowser] {
            #expect(empty.perform(action) == [.say("nothing is selected")])
        }
        _ = empty.begin()
        #expect(empty.perform(.refresh) == [.say("already loading")])
    }

    @Test func emptyList_saysWhy() throws {
        var screen = ListScreen(.members(try Samples.owner()), noun: "members")
        #expect(screen.begin().count == 1)
        #expect(screen.begin() == [])
        #expect(try shown(&screen, 40, 10).contains("\n Loading members …\n"))
        let request = Request(number: 1, content: .members(try Samples.owner()), kind: .first)
        _ = screen.take(ContentUpdate(request, .members([])))
        #expect(try shown(&screen, 40, 10).contains("\n No members\n"))
        _ = screen.take(ContentUpdate(request, trouble: Trouble("no connection")))
        #expect(try shown(&screen, 40, 10).contains("\n Nothing to show\n"))
    }

    @Test func filter_narrowsTheList_andEscClosesTheInnermostFirst() throws {
        var screen = screen()
        #expect(screen.type(.character("x")) == nil)
        #expect(screen.perform(.filter) == [])
        for key in "pum" { #expect(screen.type(.character(key)) == []) }
        #expect(screen.selection?.name == "pump")
        let line = try #require(try shown(&screen, 40, 10).split(separator: "\n").last)
        #expect(line.hasPrefix(" filter: pum ") && line.hasSuffix(" 1 of 1"))
        #expect(screen.type(KeyPress(.enter)) == [])
        #expect(!screen.hasInnermost)
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
}
