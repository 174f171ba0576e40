// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserApp

/// The output of remarks and of the log while the browser fills the screen.
@Suite struct OutletTests {
    @Test func remark_isKept_andPassedOnUnlessTheScreensShowItAnyway() {
        let outlet = Outlet()
        let passed = CollectedNotices()
        outlet.listen { passed.post($0) }
        let notices = [
            Notice(.note, "a note"), Notice(.warning, "a warning"), Notice(.stale, "old data"),
            Notice(.marker, "demo data"),
        ]
        for notice in notices { outlet.post(notice) }
        #expect(outlet.lines == ["a note", "a warning", "old data", "demo data"])
        #expect(passed.all == [Notice(.note, "a note"), Notice(.warning, "a warning")])
    }

    @Test func lines_areTheLastOnes() {
        let outlet = Outlet(most: 10)
        for number in 1...25 { outlet.write("\(number)") }
        #expect(outlet.lines == (16...25).map { "\($0)" })
    }
}
