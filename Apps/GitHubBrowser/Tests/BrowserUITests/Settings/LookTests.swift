// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserUI
@testable import TerminalKit

@Suite struct LookTests {
    private func look(
        _ theme: BrowserSettings.Theme, _ colors: ColorSupport = .full, _ background: Background? = nil
    ) -> Look {
        var look = Samples.look(BrowserSettings(theme: theme))
        (look.colors, look.background) = (colors, background)
        return look
    }

    private func styles(_ look: Look) -> [Style] {
        let markdown = look.markdown
        return [
            look.selected, look.tab, look.bar, look.quiet, look.notable, Style(foreground: look.good),
            Style(foreground: look.bad), Style(foreground: look.done), Style(foreground: look.accent), markdown.code,
            markdown.link, markdown.image, markdown.mark,
        ]
    }

    @Test func eachTheme_hasStylesOfItsOwn() {
        let themes = BrowserSettings.Theme.allCases.map { styles(look($0)) }
        for index in themes[0].indices { #expect(Set(themes.map { $0[index] }).count == 3, "style \(index)") }
    }

    @Test func auto_isTheThemeOfTheTerminalsBackground() {
        #expect(styles(look(.auto, .full, .dark)) == styles(look(.dark)))
        #expect(styles(look(.auto, .palette, .light)) == styles(look(.light)))
        #expect(styles(look(.light, .full, .dark)) == styles(look(.light)))
    }

    /// Without a theme the selection is reversed, which is seen on every background and without colors.
    @Test(arguments: [ColorSupport.none, .basic]) func fewColors_areTheUsersOwn(colors: ColorSupport) {
        for theme in BrowserSettings.Theme.allCases {
            let look = look(theme, colors, .dark)
            #expect(styles(look) == styles(Samples.look()))
            #expect(look.selected == Style(.reverse))
            #expect(styles(look).allSatisfy { $0.foreground.parts == nil && $0.background == .standard })
        }
    }

    @Test func background_isTakenFromTheTerminal_andTheNextFrameHasIt() throws {
        var bench = try Bench()
        bench.stack.colors = .full
        try bench.answerAll()
        func selected() -> Style {
            var canvas = Canvas(width: 80, height: 24)
            bench.stack.render(into: &canvas, now: Samples.now)
            return canvas.row(1)[80 + 79].style
        }
        #expect(selected() == Style(.reverse))
        #expect(bench.stack.handle(.background(.light)) == [])
        #expect(selected() == look(.light).selected)
        #expect(bench.stack.handle(.background(.dark)) == [])
        #expect(selected() == look(.dark).selected)
    }

    @Test func selectedRow_keepsItsColors_onATheme() throws {
        let look = look(.dark)
        let rows = [ListRow(repository: try Samples.repository())]
        var canvas = Canvas(width: 60, height: 1)
        ListColumns(rows: rows, look: look, width: 60).draw(0, into: &canvas, area: canvas.bounds, look.selected)
        let cells = canvas.row(0)
        #expect(cells[0].style == Style(.bold, foreground: look.accent, background: look.selected.background))
        #expect(canvas.text == "heater  1.2k    Swift  3d  Keeps water at 93 °C, give or ta…")
        // A mark in the color of the language.
        #expect(cells[14].style.background == .rgb(0xF05138))
    }

    @Test(
        arguments: [(0, "0"), (954, "954"), (1_290, "1.2k"), (4_812, "4.8k"), (12_345, "12k"), (1_200_000, "1.2M")]
            as [(Int, String)])
    func numbers_areShort(number: Int, text: String) { #expect(Samples.look().count(number) == text) }

    @Test(
        arguments: [
            (0.5, "now"), (54, "54m"), (-90, "in 1h"), (60 * 23, "23h"), (60 * 24 * 3, "3d"), (60 * 24 * 61, "2mo"),
            (60 * 24 * 365 * 11, "11y"), (1e12, "long ago"),
        ] as [(Double, String)])
    func ages_areShort(minutes: Double, text: String) {
        #expect(Samples.look().age(Samples.minutesAgo(minutes)) == text)
        let absolute = Samples.look(BrowserSettings(times: .absolute))
        #expect(absolute.age(Samples.minutesAgo(54)) == Samples.minutesAgo(54).rfc3339)
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
        #expect(bytes(nil).contains("\u{1B}[0;2mclosed"))
        #expect(bytes(nil).contains("\u{1B}[0;32mopen"))
        #expect(!bytes(look.selected).contains("32m"))
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
        #expect(bench.line(1) == " No bookmarks yet: b adds a repository")
        bench = try Bench(settings: BrowserSettings(icons: .unicode))
        try bench.answerAll()
        try bench.press("2")
        try bench.answerAll()
        #expect(bench.line(1).hasPrefix(" heater ◆"))
        try bench.press("4")
        #expect(bench.line(1) == " coffee-works/heater")
    }
}
