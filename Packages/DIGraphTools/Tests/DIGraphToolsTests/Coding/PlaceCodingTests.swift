// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

@Suite struct PlaceCodingTests {
    @Test(arguments: [
        Place(fileID: "Shop/Menu.swift", line: 12), Place(fileID: "Shop/Über.swift", line: 1),
        Place(fileID: "Shop/a:b.swift", line: 0), Place(fileID: "Menu.swift", line: Int.max),
    ])
    func place_isOneString(place: Place) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let data = try encoder.encode([place])
        #expect(String(decoding: data, as: UTF8.self) == "[\"\(place)\"]")
        #expect(try JSONDecoder().decode([Place].self, from: data) == [place])
        #expect(Place(place.description) == place)
    }

    @Test(arguments: [
        "", ":", ":12", "Shop/Menu.swift", "Shop/Menu.swift:", "Shop/Menu.swift:x", "Shop/Menu.swift:-1",
        "Shop/Menu.swift:+1", "Shop/Menu.swift: 1", "Shop/Menu.swift:1 ", "Shop/Menu.swift:99999999999999999999",
    ])
    func text_thatIsNoPlace_isRefused(text: String) throws {
        #expect(Place(text) == nil)
        let data = try JSONEncoder().encode([text])
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Place].self, from: data) }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "a place is written 'Module/File.swift:line', not '\(text)'")
        #expect(context.codingPath.map(\.stringValue) == ["Index 0"])
    }
}
