// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct BarTests {
    private let full: StatusBar = {
        var bar = StatusBar(source: "github.com as octocat")
        (bar.limit, bar.progress, bar.age) = ("4968/5000", "page 3 of 23", "2 minutes ago")
        (bar.message, bar.place, bar.position) = ("no connection", "coffee-works › Members", "row 3 of 27")
        bar.keys = ["? help", "Enter open", "/ filter"]
        return bar
    }()

    private func shown(_ bar: StatusBar, width: Int) -> String {
        var canvas = Canvas(width: width, height: 1)
        bar.render(into: &canvas, area: canvas.bounds, style: Style(.reverse))
        return canvas.text
    }

    @Test func status_saysWhereOneIs_andTellsAll_whereThereIsRoom() {
        var bar = full
        #expect(
            shown(bar, width: 120)
                == " coffee-works › Members  no connection · page 3 of 23 · row 3 of 27 · 4968/5000 · 2 minutes ago · github.com as octocat"
        )
        bar.message = nil
        #expect(
            shown(bar, width: 120)
                == " coffee-works › Members         page 3 of 23 · row 3 of 27 · 4968/5000 · 2 minutes ago · ? help · github.com as octocat"
        )
        bar.progress = nil
        #expect(shown(bar, width: 120).hasSuffix("2 minutes ago · ? help · Enter open · github.com as octocat"))
    }

    /// Why something is not possible must be read before where one is and where the data comes from.
    @Test func message_takesRoomFromTheRest() {
        var bar = full
        bar.message = "the preview needs 60 columns and 15 rows"
        #expect(shown(bar, width: 68) == "   the preview needs 60 columns and 15 rows · github.com as octocat")
        #expect(shown(bar, width: 58) == " the preview needs 60 columns and 15 rows · github.com a…")
        bar.source = "DEMO DATA"
        #expect(shown(bar, width: 40) == " the preview needs 60 colu… · DEMO DATA")
    }

    @Test func status_leavesOutTheAgeFirst_andTheMessageLast() {
        #expect(shown(full, width: 80).hasSuffix("no connection · page 3 of 23 · row 3 of 27 · github.com as octocat"))
        #expect(shown(full, width: 40).hasSuffix("no connection · github.com as octocat"))
        #expect(shown(StatusBar(source: "DEMO DATA"), width: 20).hasSuffix(" DEMO DATA"))
    }

    @Test func tabThatIsMissing_isNotOpened() {
        var tabs = TabBar(["Members", "Repositories", "Search"])
        tabs.select(7)
        #expect(tabs.selected == 0)
        tabs.select(1)
        #expect(tabs.selected == 1)
    }

    @Test func openTab_isAlwaysSeen() {
        var tabs = TabBar(["Members", "Repositories", "Search", "Bookmarks", "Settings"])
        var canvas = Canvas(width: 80, height: 1)
        tabs.render(into: &canvas, area: canvas.bounds, title: "coffee-works", open: Style(.reverse), quiet: .plain)
        #expect(canvas.text == " 1 Members  2 Repositories  3 Search  4 Bookmarks  5 Settings       coffee-works")
        tabs.select(4)
        canvas = Canvas(width: 40, height: 1)
        tabs.render(into: &canvas, area: canvas.bounds, title: "coffee-works", open: Style(.reverse), quiet: .plain)
        #expect(canvas.text == " 3 Search  4 Bookmarks  5 Settings")
    }

    @Test func counts_standBehindTheTitles() {
        var tabs = TabBar(["Overview", "Issues"])
        tabs.counts = [nil, 12]
        var canvas = Canvas(width: 40, height: 1)
        tabs.render(into: &canvas, area: canvas.bounds, open: Style(.reverse), quiet: Style(.dim))
        #expect(canvas.text == " 1 Overview  2 Issues 12")
        #expect(tabs.index(at: 23, width: 40) == 1)
        #expect(tabs.index(at: 25, width: 40) == nil)
    }

    @Test(
        arguments: [
            (39, 24, nil), (80, 9, nil), (40, 10, .hidden), (59, 40, .hidden), (60, 14, .hidden), (60, 15, .below),
            (99, 30, .below), (100, 15, .right),
            (120, 40, .right),
        ] as [(Int, Int, ScreenLayout.PreviewPlace?)])
    func layout_isThatOfTheSize(width: Int, height: Int, place: ScreenLayout.PreviewPlace?) throws {
        let layout = ScreenLayout(width: width, height: height, bannerRows: height % 3, messageRows: width % 3)
        #expect(layout?.previewPlace == place)
        guard let layout else { return }
        // Each place of the screen belongs to one part.
        let parts = [
            layout.tabs, layout.banner, layout.list, layout.divider, layout.preview, layout.message, layout.status,
        ]
        #expect(parts.reduce(0) { $0 + $1.width * $1.height } == width * height)
        for (index, part) in parts.enumerated() {
            #expect(parts[(index + 1)...].allSatisfy { $0.intersection(part).isEmpty })
        }
        #expect(
            ScreenLayout(width: width, height: height, preview: .never)?.previewPlace
                == ScreenLayout.PreviewPlace.hidden)
    }
}
