// SPDX-License-Identifier: Apache-2.0

import TerminalText
import Testing

@testable import TerminalKit

@Suite struct FrameRendererTests {
    private func written(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "^")
    }

    @Test func firstFrame_isWrittenWhole_onAnEmptyScreen() {
        var renderer = FrameRenderer(colors: .none)
        var canvas = Canvas(width: 10, height: 2)
        canvas.draw("Home", x: 0, y: 0, Style(.bold))
        canvas.draw("b", x: 3, y: 1)
        #expect(written(renderer.render(canvas)) == "^?2026h^?25l^0m^2J^1;1H^0;1mHome^2;4H^0mb^?2026l")
    }

    @Test func sameFrame_isNotWritten() {
        var renderer = FrameRenderer(colors: .full)
        var canvas = Canvas(width: 10, height: 2)
        canvas.draw("Home", x: 0, y: 0)
        #expect(!renderer.render(canvas).isEmpty)
        #expect(renderer.render(canvas).isEmpty)
        renderer.invalidate()
        #expect(!renderer.render(canvas).isEmpty)
    }

    @Test func change_isWritten_withWhatFollowsInItsRow() {
        var renderer = FrameRenderer(colors: .none)
        var canvas = Canvas(width: 40, height: 3)
        canvas.draw("Repositories of coffee-works: 12", x: 0, y: 1)
        _ = renderer.render(canvas)
        canvas.draw("34", x: 30, y: 1)
        #expect(written(renderer.render(canvas)) == "^?2026h^?25l^2;31H^0m34^2;33H^K^?2026l")
        canvas.draw("r", x: 0, y: 1)
        canvas.draw("5", x: 31, y: 1)
        #expect(
            written(renderer.render(canvas)) == "^?2026h^?25l^2;1H^0mrepositories of coffee-works: 35^2;33H^K^?2026l")
        canvas.fill(Rectangle(x: 3, y: 1, width: 37, height: 1))
        #expect(written(renderer.render(canvas)) == "^?2026h^?25l^2;4H^0m^K^?2026l")
    }

    @Test func cursor_isShownWhereItBelongs() {
        var renderer = FrameRenderer(colors: .none)
        var canvas = Canvas(width: 10, height: 2)
        _ = renderer.render(canvas)
        canvas.showCursor(x: 4, y: 1)
        #expect(written(renderer.render(canvas)) == "^?2026h^?25l^0m^2;5H^?25h^?2026l")
    }

    @Test func column_isNamedAgain_behindWhatTerminalsDifferAbout() {
        var renderer = FrameRenderer(colors: .none)
        var canvas = Canvas(width: 20, height: 1)
        canvas.draw("咖x──y…z", x: 0, y: 0)
        #expect(written(renderer.render(canvas)) == "^?2026h^?25l^0m^2J^1;1H咖^3Gx──^6Gy…^8Gz^?2026l")
        canvas.draw("館", x: 0, y: 0)
        #expect(
            written(renderer.render(canvas))
                == "^?2026h^?25l^1;1H^0m^2X館^3Gx──^6Gy…^8Gz^1;9H^K^?2026l")
    }

    private static let samples = [
        "espresso", "咖啡館", "e\u{301}te\u{301}", "🇮🇹 flat", "👨‍👩‍👧‍👦!", "👍🏽ok", "──│", "…", "1️⃣", "क्षि", " ", "a", "한글", "❤️x",
    ]

    private func randomFrame(_ base: Canvas, _ random: inout SeededRandom) -> Canvas {
        var canvas = base
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let (x, y) = (Int.random(in: -2..<24, using: &random), Int.random(in: 0..<5, using: &random))
            if Int.random(in: 0..<4, using: &random) == 0 {
                canvas.fill(Rectangle(x: x, y: y, width: Int.random(in: 1...24, using: &random), height: 2))
            } else {
                let style =
                    [Style.plain, Style(.reverse), Style(foreground: .red)].randomElement(using: &random) ?? .plain
                canvas.draw(Self.samples.randomElement(using: &random) ?? "", x: x, y: y, style)
            }
        }
        return canvas
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func anyFrame_isShown_afterAnyOther(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var renderer = FrameRenderer(colors: .basic)
        var screen = ScreenEmulator(columns: 24, rows: 5)
        var canvas = Canvas(width: 24, height: 5)
        let encoder = StyleEncoder(colors: .basic)
        for _ in 0..<60 {
            canvas = randomFrame(canvas, &random)
            screen.write(renderer.render(canvas))
            #expect(screen.text == canvas.text)
            for (y, x) in (0..<5).flatMap({ y in (0..<24).map { (y, $0) } }) {
                let cell = canvas.cells[y * 24 + x]
                guard cell.columns > 0 else { continue }
                #expect(
                    screen.styles[y][x] == encoder.parameters(of: cell.style).map(String.init).joined(separator: ";"))
            }
        }
    }

    /// Terminals that draw wide characters narrow, or each emoji of a family for itself, show the rest in its place.
    @Test(arguments: 1...20 as ClosedRange<UInt64>, [1, 4])
    func wrongWidths_neverShiftWhatFollows(seed: UInt64, wrong: Int) {
        var random = SeededRandom(seed: seed)
        var renderer = FrameRenderer(colors: .none)
        var screen = ScreenEmulator(columns: 24, rows: 5) { character in
            let (columns, certainty) = DisplayWidth.measure(character)
            return certainty == .doubtful && columns > 0 ? wrong : columns
        }
        var canvas = Canvas(width: 24, height: 5)
        for _ in 0..<60 {
            canvas = randomFrame(canvas, &random)
            screen.write(renderer.render(canvas))
            for (y, x) in (0..<5).flatMap({ y in (0..<24).map { (y, $0) } }) {
                let cell = canvas.cells[y * 24 + x]
                if cell.certainty == .exact, cell.text != " " { #expect(screen.rows[y][x] == cell.text) }
            }
        }
    }
}
