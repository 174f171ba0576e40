// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import Foundation
import TerminalText
import Testing

@Suite struct TextTests {
    @Test(
        arguments: [
            (0, "just now"), (59, "just now"), (60, "1 minute ago"), (7_199, "1 hour ago"), (7_200, "2 hours ago"),
            (86_400 * 29, "29 days ago"), (86_400 * 30, "1 month ago"), (86_400 * 800, "2 years ago"),
            (-120, "in 2 minutes"), (1e13, "long ago"), (-1e13, "far in the future"),
        ] as [(Double, String)])
    func time_isToldInTheLargestUnit(seconds: Double, expected: String) {
        let now = Date(timeIntervalSince1970: 1_750_000_000)
        #expect(RelativeTime.describe(now.addingTimeInterval(-seconds), now: now) == expected)
    }

    @Test func unknownField_listsTheKnownOnes() {
        let failure = #expect(throws: BrowserFailure.self) { try Catalogue.members.choosing(["login", "stars"]) }
        #expect(failure?.status == .usage)
        #expect(
            failure?.description == """
                unknown field 'stars' for members
                  known fields: login, id, type, url, avatarUrl, siteAdmin
                """)
    }

    @Test func fields_comeInTheOrderAskedFor() throws {
        #expect(try Catalogue.members.choosing(["type", "login"]).report(.list, []).names == ["type", "login"])
    }

    @Test func lines_areHarmless() {
        #expect(PlainText.lines("a\u{1B}b\r\n\r\nc\u{2028}d\n") == "a\u{FFFD}b\n\nc\nd\n")
        #expect(PlainText.lines("") == "")
    }
}
