// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct LookTests {
    private func styles(_ theme: BrowserSettings.Theme) -> [Style] {
        let look = Samples.look(BrowserSettings(theme: theme))
        let markdown = look.markdown
        return [
            look.selected, look.tab, look.bar, look.quiet, look.open, look.closed, look.notable, look.banner,
            markdown.code, markdown.link, markdown.image, markdown.mark,
        ]
    }

    @Test func eachTheme_hasStylesOfItsOwn() {
        let themes = BrowserSettings.Theme.allCases.map(styles)
        for index in themes[0].indices { #expect(Set(themes.map { $0[index] }).count == 3, "style \(index)") }
    }

    @Test(arguments: BrowserSettings.Theme.allCases)
    func selection_isReversed_inEachTheme(theme: BrowserSettings.Theme) {
        let look = Samples.look(BrowserSettings(theme: theme))
        #expect(look.selected.attributes.contains(.reverse))
        #expect(look.tab.attributes.isSuperset(of: [.reverse, .bold]))
        #expect(look.markdown.link.attributes.contains(.underline))
    }

    @Test func colors_tellOpenFromClosed_butNotInTheSelectedRow() throws {
        let look = Samples.look()
        let rows = Loaded.issues(try Samples.issues()).rows(of: .issues(try Samples.heater(), .open))
        let columns = ListColumns(rows: rows, look: look, width: 78)
        func bytes(_ style: Style?) -> String {
            var canvas = Canvas(width: 78, height: 2)
            for y in 0...1 { columns.draw(y, into: &canvas, area: Rectangle(y: y, width: 78, height: 1), style) }
            var renderer = FrameRenderer(colors: .basic)
            return String(decoding: renderer.render(canvas), as: UTF8.self)
        }
        #expect(bytes(nil).contains("\u{1B}[0;35mclosed"))
        #expect(bytes(nil).contains("\u{1B}[0;32mopen"))
        #expect(!bytes(look.selected).contains("35m"))
    }

    @Test func bookmark_isMarked_inListsAndTitles() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("2")
        try bench.answerAll()
        #expect(bench.line(1).hasPrefix(" heater *"))
        #expect(bench.line(2).hasPrefix(" pump  "))
        try bench.press("Enter")
        #expect(bench.line(0).hasSuffix(" coffee-works/heater *"))
        try bench.press("b")
        #expect(bench.line(0).hasSuffix(" coffee-works/heater"))
        try bench.press("Esc", "4")
        #expect(bench.line(1) == " No bookmarks yet: press b on a repository to add it")
        bench = try Bench(settings: BrowserSettings(icons: .unicode))
        try bench.answerAll()
        try bench.press("2")
        try bench.answerAll()
        #expect(bench.line(1).hasPrefix(" heater ◆"))
        try bench.press("4")
        #expect(bench.line(1) == " coffee-works/heater")
    }
}
