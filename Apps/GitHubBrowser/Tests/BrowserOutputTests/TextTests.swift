// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import Foundation
import Testing

@Suite struct TextTests {
    @Test(arguments: [
        ("abc", 3), ("", 0), ("コーヒー", 8), ("咖啡", 4), ("é", 1), ("e\u{301}", 1), ("☕️", 2), ("👩‍🚀", 2), ("🇮🇹", 2),
        ("ｶ", 1), ("한", 2), ("\u{200B}", 0), ("—", 1),
    ])
    func width_isThatOfATerminal(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("コーヒー", 5, "コー…"),
        ("コーヒー", 4, "コ…"),
    ])
    func cut_fits(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.cut(text, to: columns) == expected)
        #expect(DisplayWidth.of(DisplayWidth.cut(text, to: columns)) <= columns)
    }

    @Test func line_holdsNothingThatATerminalObeys() {
        let every = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
        let line = PlainText.line(every)
        let bad = line.unicodeScalars.filter {
            [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
        #expect(bad.isEmpty)
        #expect(line.unicodeScalars.count == every.unicodeScalars.count)
    }

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
        let failure = #expect(throws: BrowserFailure.self) { try Catalogue.members.positions(of: ["login", "stars"]) }
        #expect(failure?.status == .usage)
        #expect(
            failure?.description == """
                unknown field 'stars' for members
                  known fields: login, id, type, url, avatarUrl, siteAdmin
                """)
    }

    @Test func fields_comeInTheOrderAskedFor() throws {
        let positions = try Catalogue.members.positions(of: ["type", "login"])
        #expect(Catalogue.members.report(.list, [], positions: positions).names == ["type", "login"])
    }
}
