// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import InventedGitHub

@Suite struct TextEntryTests {
    /// Half past nine on a summer morning.
    private static let now = Date(timeIntervalSince1970: 1_751_362_200)

    @Test func entry_isALineAndWhatIsBelow() {
        let entries = TextEntry.entries(
            of: """
                nobody's
                %% issue pump 31 | open | - |  | bug, water
                It hums

                %%not a mark
                in B flat

                %% comment
                """)
        #expect(entries.map(\.kind) == ["issue", "comment"])
        #expect(entries[0].fields == ["pump 31", "open", "-", "", "bug, water"])
        #expect([entries[0][1], entries[0][2], entries[0][3], entries[0][9]] == ["open", nil, nil, nil])
        #expect(entries[0].list(4) == ["bug", "water"])
        #expect(entries[0].text == "It hums\n\n%%not a mark\nin B flat")
        #expect(entries[0].titleAndBody.title == "It hums")
        #expect(entries[0].titleAndBody.body == "%%not a mark\nin B flat")
        #expect(entries[1].fields == [] && entries[1].text == "" && entries[1].titleAndBody.body == nil)
    }

    static let times: [(String, String?)] = [
        ("2014-02-11", "2014-02-11"), ("0m", "2025-07-01"), ("25m", "2025-07-01"), ("9h", "2025-06-30"),
        ("1d", "2025-06-30"), ("1w", "2025-06-24"), ("2mo", "2025-05-02"), ("3y", "2022-07-02"), ("3", nil), ("h", nil),
        ("-3h", nil), ("2014-13-01", nil), ("soon", nil),
    ]

    @Test(arguments: times) func time_isADayOrAnAge(text: String, day: String?) {
        let hour = InventedTime.hour(of: Self.now)
        let date = InventedTime(text)?.date(before: hour, of: "")
        #expect(date?.rfc3339.prefix(10).description == day)
    }

    @Test func times_ofTheSameOwner_keepTheirOrder() throws {
        let hour = InventedTime.hour(of: Self.now)
        for owner in ["a", "pump#31", "coffee-maker#1349"] {
            let times = try ["3d", "50h", "26h", "25h", "3h", "2h"].map {
                try #require(InventedTime($0)).date(before: hour, of: owner)
            }
            #expect(times == times.sorted())
        }
    }
}
