// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserUI
@testable import TerminalKit

/// Overviews, lines of the log, and what stands beside texts.
@Suite struct PageTests {
    private func look(_ colors: ColorSupport = .none) -> Look {
        var look = Samples.look()
        (look.colors, look.background) = (colors, colors == .full ? .dark : nil)
        return look
    }

    private func columns(_ subject: Subject, _ width: Int, _ look: Look) -> PageLines.Columns {
        var lines = PageLines()
        return lines.columns(of: subject, width: width, look: look)
    }

    @Test func overview_hasItsFactsBesideTheReadme_whereThereIsRoom() throws {
        let overview = Subject.overview(try Samples.repository(), try Samples.facts(), try Samples.readme())
        let wide = columns(overview, 118, look())
        #expect(wide.text.contains { $0.text.hasPrefix("Keeps water at 93 °C, see the loop") })
        let aside = wide.aside.map(\.text)
        for line in [
            "Stars        1.2k", "Open issues  4", "Open pulls   3", "Release      v2.0.0 · 4 days ago",
            "Languages    Swift 81.2 %  C 17.3 %  Shell",
        ] {
            #expect(aside.contains(line), "\(line) in \(aside)")
        }
        let narrow = columns(overview, 78, look())
        #expect(narrow.aside == [])
        #expect(narrow.text.contains { $0.text.hasPrefix("Stars 1.2k · Forks 88 · Watchers 34 · ") })
        #expect(narrow.text.prefix(16).contains { $0.text == "Heater" })
    }

    @Test func languages_areABar_inTheirColors() throws {
        let overview = Subject.overview(try Samples.repository(), try Samples.facts(), try Samples.readme())
        let page = columns(overview, 118, look(.full))
        let bar = page.aside[0]
        #expect(bar.columns == page.asideWidth)
        #expect(
            bar.spans.map(\.style.background) == ["Swift", "C", "Shell"].map { .rgb(LanguageColors.color(of: $0)) })
        #expect(bar.spans.map(\.text.count) == [36, 7, 1])
        #expect(columns(overview, 118, look()).aside[0].text == "Stars        1.2k")
    }

    @Test func pullRequest_saysInColors_whatIsMissing() throws {
        let details = try #require(try Samples.pullRequestDetails().details)
        let spans = columns(.pullRequest(details), 118, look(.full)).aside.flatMap(\.spans)
        let look = look(.full)
        for (text, color) in [
            ("open", look.good), ("approved", look.good), ("1 failed", look.bad), ("1 running", look.warning),
            ("+40", look.good), ("-2", look.bad),
        ] {
            #expect(spans.contains { $0.text == text && $0.style.foreground == color }, "\(text)")
        }
    }

    @Test func longText_isInTheMiddle() throws {
        var bench = try Bench(at: .part(.readme, try Samples.heater()))
        try bench.answerAll()
        #expect(bench.line(1, 200, 50) == String(repeating: " ", count: 50) + "Heater")
    }

    @Test(
        arguments: [
            (
                "2025-10-09T14:19:59Z info ghb.network request from=network method=GET ms=112 status=200 url=/orgs/a",
                "14:19:59   200   112 ms  /orgs/a"
            ),
            ("2025-10-09T14:19:59Z info n request from=304 ms=3 status=304 url=/a", "14:19:59   304     3 ms  /a"),
            (
                "2025-10-09T14:19:59Z info n request from=network ms=3 status=\"none (refused)\" url=/a",
                "14:19:59  none     3 ms  /a"
            ),
            ("2025-10-09T14:19:58Z warning ghb session dropped", "14:19:58  session dropped"), ("a word", "a word"),
        ])
    func line_ofTheLog_isShort(text: String, shown: String) { #expect(LogLine(text).line(look()).text == shown) }

    @Test(arguments: [("200", \Look.good), ("304", \.good), ("404", \.warning), ("502", \.bad), ("none", \.bad)])
    func status_hasItsColor(status: String, color: KeyPath<Look, Color> & Sendable) {
        let line = LogLine("2025-10-09T14:19:59Z info n request ms=3 status=\(status) url=/a").line(look(.full))
        #expect(line.spans[1].style.foreground == look(.full)[keyPath: color])
    }
}
