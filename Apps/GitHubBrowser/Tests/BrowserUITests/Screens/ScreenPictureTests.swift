// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

/// Each screen as text, on the two usual sizes.
@Suite struct ScreenPictureTests {
    enum Picture: String, CaseIterable {
        case members, repositories, search, savedSearches, bookmarks, settings
        case overview, readme, issues, pulls, pull, releases, member, issue, release, help, log
        case sortMenu, linkMenu, limited, absoluteTimes, unicodeIcons

        var keys: [String] {
            switch self {
            case .members: []
            case .repositories, .absoluteTimes, .unicodeIcons: ["2"]
            case .search: ["3", "h", "e", "a", "t", "Enter"]
            case .savedSearches: ["3"]
            case .bookmarks: ["4"]
            case .settings: [","]
            case .overview: ["2", "Enter"]
            case .readme: ["2", "Enter", "2"]
            case .issues: ["2", "Enter", "3"]
            case .pulls: ["2", "Enter", "4"]
            case .pull: ["2", "Enter", "4", "Enter"]
            case .releases: ["2", "Enter", "5"]
            case .member: ["Enter"]
            case .issue: ["2", "Enter", "3", "Enter"]
            case .release: ["2", "Enter", "5", "Enter"]
            case .help: ["?"]
            case .log: ["L"]
            case .sortMenu: ["2", "S"]
            case .linkMenu: ["2", "Enter", "2", "l"]
            case .limited: ["2", "r"]
            }
        }

        var settings: BrowserSettings {
            switch self {
            case .absoluteTimes: BrowserSettings(times: .absolute)
            case .unicodeIcons: BrowserSettings(icons: .unicode)
            default: BrowserSettings()
            }
        }
    }

    private func bench(_ picture: Picture) throws -> Bench {
        let saved = [SavedSearch(name: "Good first issues", kind: .issues, query: "org:coffee-works is:open")]
        var bench = try Bench(settings: picture.settings, saved: saved)
        try bench.answerAll()
        for key in picture.keys {
            try bench.press(key)
            if picture == .limited, key == "r", let request = bench.requests.last {
                let trouble = Trouble("limited", limitedUntil: Samples.now.addingTimeInterval(12 * 60))
                bench.answer(request, with: ContentUpdate(request, trouble: trouble))
            }
            try bench.answerAll()
            // What can be opened in a page is known once it is drawn.
            _ = bench.picture()
        }
        return bench
    }

    @Test(arguments: Picture.allCases, [(80, 24), (120, 40)])
    func screen_looksAsReviewed(picture: Picture, size: (width: Int, height: Int)) throws {
        var bench = try bench(picture)
        let text = bench.picture(size.width, size.height) + "\n"
        let name = "\(picture.rawValue)-\(size.width)x\(size.height)"
        if ReviewedScreens.isRecording {
            try ReviewedScreens.write(text, name)
            Issue.record("\(name) was written; look at the difference")
        } else {
            #expect(text == ReviewedScreens.text(name), "\(name)")
        }
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == size.height + 1)
    }

    /// A picture at one size leaves nothing behind at another.
    @Test(arguments: [Picture.members, .overview, .issue, .help])
    func screen_dependsOnItsSizeAlone(picture: Picture) throws {
        var resized = try bench(picture)
        for (width, height) in [(100, 30), (60, 20), (30, 8), (120, 40)] { _ = resized.picture(width, height) }
        var fresh = try bench(picture)
        #expect(resized.picture(80, 24) == fresh.picture(80, 24))
    }

    @Test(
        arguments: [
            (.members, "ada"), (.sortMenu, "d  as GitHub lists it"), (.settings, "Theme"), (.linkMenu, "1  the loop"),
        ] as [(Picture, String)])
    func selection_isSeen_withoutColors(picture: Picture, text: String) throws {
        var bench = try bench(picture)
        var canvas = Canvas(width: 80, height: 24)
        bench.stack.render(into: &canvas, now: Samples.now)
        var renderer = FrameRenderer(colors: .none)
        // Without the sequences that move the cursor.
        let shown = String(decoding: renderer.render(canvas), as: UTF8.self)
            .replacing(/\u{1B}\[[0-9;?]*[A-Za-ln-z]/, with: "")
        #expect(shown.contains("\u{1B}[0;7m \(text)"))
    }

    @Test(arguments: [(39, 24), (80, 9), (1, 1), (0, 0)])
    func smallScreen_saysSo(width: Int, height: Int) throws {
        var bench = try Bench()
        #expect("terminal too small".hasPrefix(bench.picture(width, height).prefix { $0 != "…" && $0 != "\n" }))
    }
}
