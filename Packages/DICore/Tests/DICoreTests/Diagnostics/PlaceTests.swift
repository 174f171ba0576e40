// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct PlaceTests {
    @Test(arguments: [
        Place(fileID: "Shop/Menu.swift", line: 12), Place(fileID: "Shop/Über.swift", line: 1),
        Place(fileID: "Shop/a:b.swift", line: 0), Place(fileID: "Menu.swift", line: Int.max),
    ])
    func place_isOneString(place: Place) {
        #expect(Place(place.description) == place)
    }

    @Test(arguments: [
        "", ":", ":12", "Shop/Menu.swift", "Shop/Menu.swift:", "Shop/Menu.swift:x", "Shop/Menu.swift:-1",
        "Shop/Menu.swift:+1", "Shop/Menu.swift: 1", "Shop/Menu.swift:1 ", "Shop/Menu.swift:99999999999999999999",
    ])
    func text_thatIsNoPlace_isRefused(text: String) {
        #expect(Place(text) == nil)
    }
}
