// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct DocumentScreenTests {
    private func readme() throws -> DocumentScreen {
        let name = try Samples.heater()
        var screen = DocumentScreen(.readme(name), reference: .repository(name))
        _ = screen.begin()
        _ = screen.take(
            ContentUpdate(
                Request(number: 1, content: .readme(name), kind: .first), .page(.readme(try Samples.readme()))))
        _ = try shown(&screen)
        return screen
    }

    private func shown(_ screen: inout DocumentScreen, _ width: Int = 60, _ height: Int = 10) throws -> String {
        var canvas = Canvas(width: width, height: height)
        let layout = try #require(ScreenLayout(width: width, height: height, preview: .never))
        screen.render(into: &canvas, layout: layout, look: Samples.look())
        return canvas.text
    }

    @Test func page_scrolls_andStopsAtItsEnds() throws {
        var screen = try readme()
        #expect(try shown(&screen).hasPrefix("\n Heater\n"))
        #expect(screen.perform(.up) == [])
        #expect(try shown(&screen).hasPrefix("\n Heater\n"))
        #expect(screen.perform(.bottom) == [])
        let end = try shown(&screen)
        #expect(screen.position == "100 %")
        #expect(end.contains("[ ] sings"))
        #expect(screen.perform(.pageDown) == [])
        #expect(try shown(&screen) == end)
        // A larger window shows all, without empty lines below.
        #expect(try shown(&screen, 60, 30).hasPrefix("\n Heater\n"))
    }

    @Test func links_leadToScreens_filesAndOtherSites() throws {
        var screen = try readme()
        let pump = try #require(RepositoryName("coffee-works/pump"))
        #expect(screen.perform(.open) == [])
        #expect(try shown(&screen).contains("1  the loop  github.com/"))
        #expect(screen.type(.character("2")) == [.open(.repository(pump))])
        _ = screen.perform(.open)
        #expect(
            screen.perform(.open)
                == [.openInBrowser("https://github.com/coffee-works/heater/blob/main/docs/loop.md")])
        _ = screen.perform(.open)
        _ = screen.perform(.bottom)
        #expect(screen.perform(.open) == [.openInBrowser("https://physics.example/heat")])
        _ = screen.perform(.open)
        #expect(screen.perform(.back) == [])
        #expect(screen.perform(.back) == [.close])
    }

    /// A text can say anything about where it leads.
    @Test func menu_showsWhereLinksLead() throws {
        var screen = try readme()
        _ = screen.perform(.open)
        let wide = try shown(&screen, 90, 12)
        #expect(wide.contains("│ 1  the loop  https://github.com/coffee-works/heater/blob/main/docs/loop.md"))
        #expect(wide.contains("│ 2  pump      https://github.com/coffee-works/pump"))
        #expect(wide.contains("│ 3  physics   https://physics.example/heat"))
        let narrow = try shown(&screen, 40, 12)
        #expect(narrow.contains("│ 1  the loop  github.com/…ocs/loop.md │"))
        #expect(narrow.contains("│ 3  physics   physics.example/heat"))
    }

    @Test func menu_showsAnAddressThatIsItsOwnTextOnce() throws {
        let content = Content.readme(try Samples.heater())
        var screen = DocumentScreen(content, reference: nil)
        let text = "<https://coffee.example/>\n\n[https://bank.example](https://thief.example)\n\n[run](javascript:x)\n"
        _ = screen.take(ContentUpdate(Request(number: 1, content: content, kind: .first), .page(.text(text))))
        _ = try shown(&screen)
        _ = screen.perform(.open)
        let menu = try shown(&screen, 70, 12)
        #expect(menu.contains("│ 1  https://coffee.example/                      │"))
        #expect(menu.contains("│ 2  https://bank.example  https://thief.example"))
        #expect(menu.contains("│ 3  run                   javascript:x"))
    }

    /// It showed their sizes.
    @Test func menu_ofARelease_showsTheNamesOfItsAssets() throws {
        let name = try Samples.heater()
        let release = try #require(try Samples.releases().first { !($0.assets ?? []).isEmpty })
        var screen = DocumentScreen(.release(release.tagName, name), reference: nil)
        let request = Request(number: 1, content: .release(release.tagName, name), kind: .first)
        _ = screen.take(ContentUpdate(request, .page(.release(release))))
        _ = try shown(&screen, 100, 40)
        _ = screen.perform(.open)
        let menu = try shown(&screen, 100, 40)
        for asset in release.assets ?? [] where asset.url != nil {
            #expect(menu.contains(try Regex("│ \\d  \(asset.name) +\(asset.url ?? "")")), "\(menu)")
        }
    }

    @Test func linksToHeadings_areLeftOut() throws {
        let content = Content.readme(try Samples.heater())
        var screen = DocumentScreen(content, reference: nil)
        let text = "- [Usage](#usage)\n- [pump](https://github.com/coffee-works/pump)\n\n## Usage\n"
        _ = screen.take(ContentUpdate(Request(number: 1, content: content, kind: .first), .page(.text(text))))
        _ = try shown(&screen)
        _ = screen.perform(.open)
        #expect(try shown(&screen).contains("│ 1  pump"))
        #expect(screen.menu?.items.count == 1)
    }

    @Test func log_isShownFromItsEnd() throws {
        var screen = DocumentScreen(.log, reference: nil)
        let lines = (1...30).map { "line \($0)" }
        _ = screen.take(ContentUpdate(Request(number: 1, content: .log, kind: .first), .page(.log(lines))))
        #expect(try shown(&screen).hasSuffix(" line 29\n line 30\n"))
        _ = screen.perform(.top)
        #expect(try shown(&screen).hasPrefix("\n line 1\n"))
        #expect(screen.position == "0 %")
    }

    @Test func actions_sayWhatTheyWant_orWhyNot() throws {
        var screen = try readme()
        let url = "https://github.com/coffee-works/heater/blob/main/README.md"
        #expect(screen.perform(.copyURL) == [.copy(url), .say("copied \(url)")])
        #expect(screen.perform(.copyName) == [.copy("coffee-works/heater"), .say("copied coffee-works/heater")])
        #expect(screen.perform(.openInBrowser) == [.openInBrowser(url)])
        #expect(screen.perform(.bookmark) == [.bookmark(try Samples.heater())])
        #expect(screen.perform(.sort) == [.say("only lists can be sorted")])
        #expect(screen.perform(.state) == [.say("only lists have open and closed rows")])
        var log = DocumentScreen(.log, reference: nil)
        #expect(log.perform(.copyURL) == [.say("this page has no address")])
        #expect(log.perform(.open) == [.say("this page has no links")])
        #expect(log.perform(.bookmark) == [.say("only repositories can be bookmarked")])
    }

    @Test func failure_leavesWhatIsKnown() throws {
        let name = try Samples.heater()
        var screen = DocumentScreen(
            .repository(name), reference: .repository(name),
            known: .repository(try Samples.repositories()[0]))
        let request = Request(number: 1, content: .repository(name), kind: .first)
        _ = screen.take(ContentUpdate(request, trouble: Trouble("no connection")))
        #expect(try shown(&screen).hasPrefix("\n coffee-works/heater\n"))
    }

    /// A member's row tells what the list knew, also where nothing more can be had.
    @Test func failure_leavesWhatTheRowKnew() throws {
        let ada = try Samples.members()[0]
        let name = try #require(AccountName("ada"))
        var screen = DocumentScreen(.profile(name), reference: .member(name), known: .member(ada))
        #expect(screen.perform(.openInBrowser) == [.openInBrowser("https://github.com/ada")])
        let request = Request(number: 1, content: .profile(name), kind: .first)
        _ = screen.take(ContentUpdate(request, trouble: Trouble("no connection")))
        #expect(try shown(&screen).contains("\n Kind   User\n"))
        _ = screen.take(ContentUpdate(request, .page(.profile(try Samples.profile()))))
        #expect(try shown(&screen).contains("\n Counts beans"))
    }

    /// Whoever writes a README would like to write on the screen.
    @Test func hostileText_isShownAsText() throws {
        var screen = DocumentScreen(.log, reference: nil)
        let lines = ["\u{1B}]0;owned\u{07}", "a\u{202E}b", "**not bold** <b>"]
        _ = screen.take(ContentUpdate(Request(number: 1, content: .log, kind: .first), .page(.log(lines))))
        let text = try shown(&screen)
        #expect(text.contains("**not bold** <b>"))
        #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x07 || $0.value == 0x202E })
    }
}
