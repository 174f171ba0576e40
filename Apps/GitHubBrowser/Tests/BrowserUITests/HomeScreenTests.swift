// SPDX-License-Identifier: Apache-2.0

import BrowserUI
import TerminalKit
import Testing

@Suite struct HomeScreenTests {
    private func home() -> HomeScreen {
        var home = HomeScreen(
            owner: "coffee-works", status: StatusBar(source: "DEMO DATA", limit: "4968/5000", age: "2 minutes ago"))
        home.update(.members) {
            $0.replace(
                [
                    ListRow(
                        id: "ada", name: "ada", details: ["User"], url: "https://github.com/ada", preview: "**ada**"),
                    ListRow(id: "bot", name: "brew-bot", details: ["Bot"], url: "https://github.com/bot"),
                ], hasMore: false)
        }
        return home
    }

    private func shown(_ home: inout HomeScreen, _ width: Int, _ height: Int) -> [Substring] {
        var canvas = Canvas(width: width, height: height)
        home.render(into: &canvas)
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func press(_ home: inout HomeScreen, _ keys: String...) -> [Effect] {
        keys.compactMap(KeyPress.init(name:)).flatMap { home.handle($0) }
    }

    @Test func home_hasTabs_list_preview_andStatus() {
        var home = home()
        let lines = shown(&home, 80, 24)
        #expect(lines.count == 24)
        #expect(lines[0] == " 1 Members  2 Repositories  3 Search  4 Bookmarks  5 Settings       coffee-works")
        #expect(lines[1] == " ada       User")
        #expect(lines[2] == " brew-bot  Bot")
        #expect(lines[12] == Substring(String(repeating: "─", count: 80)))
        #expect(lines[13] == " ada")
        #expect(lines[23] == " DEMO DATA" + String(repeating: " ", count: 44) + "4968/5000 · 2 minutes ago")
    }

    @Test(arguments: [(39, 24), (80, 9), (1, 1), (0, 0)])
    func smallScreen_saysSo(width: Int, height: Int) {
        var home = home()
        #expect("terminal too small".hasPrefix(shown(&home, width, height)[0].prefix { $0 != "…" }))
    }

    @Test func keys_openTabs() {
        var home = home()
        #expect(press(&home, "Tab") == [] && home.tab == .repositories)
        #expect(press(&home, "[", "[") == [] && home.tab == .settings)
        #expect(press(&home, "3") == [] && home.tab == .search)
        // A digit that is typed is text, but Tab leads out of the line.
        #expect(press(&home, "4") == [.pause(1)] && home.tab == .search)
        #expect(press(&home, "Shift-Tab") == [] && home.tab == .repositories)
        #expect(press(&home, ",") == [] && home.tab == .settings)
        #expect(press(&home, "s") == [] && home.tab == .search)
    }

    @Test func keys_reachTheOpenList_andTheProgram() {
        var home = home()
        #expect(press(&home, "j", "Enter") == [.open("bot")])
        #expect(press(&home, "Y") == [.copy("https://github.com/bot"), .say("copied https://github.com/bot")])
        #expect(home.status.message == "copied https://github.com/bot")
        #expect(press(&home, "b") == [.say("only repositories can be bookmarked")])
        #expect(
            press(&home, "?", "L", "Ctrl-z", "q", "Ctrl-c")
                == [.help, .log, .suspend, .quit, .quit].map(Effect.perform))
        #expect(home.status.message == nil)
        #expect(press(&home, "Esc") == [])
        #expect(home.status.message == "press q to quit")
        #expect(press(&home, "F12", "Alt-x") == [])
    }

    @Test func previewKey_hidesAndShowsThePreview() {
        var home = home()
        #expect(press(&home, "p") == [])
        #expect(!shown(&home, 80, 24).contains { $0.hasPrefix("─") })
        #expect(press(&home, "p") == [])
        #expect(shown(&home, 120, 40).contains { $0.contains("│") })
    }

    @Test func quitKey_isText_whileTyping() {
        var home = home()
        #expect(press(&home, "/", "q") == [])
        #expect(home.selection == nil)
        #expect(home.paste("x") == [])
        #expect(press(&home, "Ctrl-c") == [.perform(.quit)])
        #expect(press(&home, "Esc", "q") == [.perform(.quit)])
    }

    /// Ten seconds of a cat on the keyboard, at every size.
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func anyKeys_leaveTheScreenSane(seed: UInt64) {
        var random = SeededRandom(state: seed)
        var decoder = InputDecoder()
        var home = home()
        for _ in 0..<150 {
            let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
            for event in decoder.decode(bytes) + decoder.giveUpWaiting() {
                if case .key(let key) = event { _ = home.handle(key) }
                if case .paste(let text) = event { _ = home.paste(text) }
            }
            _ = shown(&home, Int.random(in: 0...130, using: &random), Int.random(in: 0...45, using: &random))
        }
        #expect(shown(&home, 80, 24).count == 24)
    }
}

/// Random numbers that are the same each time (xorshift).
private struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
