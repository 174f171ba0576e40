// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIDiagnostics

@Suite struct NearNamesTests {
    private static let names = [
        "Heater", "CoffeeMaker", "EspressoMachine", "HTTPClient", "OrderRepository", "Pump", "咖啡机器",
    ]
    private static let index = NearNames(names)

    private static func found(_ text: String) -> [String] {
        index.matches(of: text).map { names[$0.index] }
    }

    /// One edit anywhere: a letter more, less or another one, or two that changed places.
    private static func misspellings(of name: String) -> Set<String> {
        let letters = Array(name)
        var results: Set<String> = []
        for index in letters.indices {
            results.insert(String(letters[..<index] + letters[(index + 1)...]))
            results.insert(String(letters[..<index] + ["z"] + letters[(index + 1)...]))
            results.insert(String(letters[..<index] + ["z"] + letters[index...]))
            guard index > 0 else { continue }
            results.insert(
                String(letters[..<(index - 1)] + [letters[index], letters[index - 1]] + letters[(index + 1)...]))
        }
        return results.union([name + "z"])
    }

    @Test(arguments: names)
    func misspelling_isFound_whereverItIs(_ name: String) {
        for misspelling in Self.misspellings(of: name) where NearNames.limit(forLength: misspelling.count) >= 1 {
            #expect(Self.found(misspelling) == [name], "\(misspelling)")
            guard NearNames.limit(forLength: misspelling.count - 1) >= 2 else { continue }
            // A letter between two that changed places makes three edits of two.
            for twice in Self.misspellings(of: misspelling)
            where NearNames.Letters(twice).distance(to: NearNames.Letters(name), atMost: 2) != nil {
                #expect(Self.found(twice) == [name], "\(twice)")
            }
        }
    }

    @Test func oneLetterInFour_mayBeWrong_andThreeAtMost() {
        #expect([3, 4, 7, 8, 11, 12, 40].map(NearNames.limit) == [0, 1, 1, 2, 2, 3, 3])
        #expect(Self.found("Pumq") == ["Pump"])
        #expect(Self.found("Pxmq") == [])
        #expect(Self.found("HTTPxlienx") == ["HTTPClient"])
        #expect(Self.found("HTTPxxienx") == [])
        #expect(Self.found("OrdxrRxpositxry") == ["OrderRepository"])
        #expect(Self.found("OrdxrRxpxsitxry") == [])
    }

    @Test func case_doesNotCount() {
        #expect(Self.index.matches(of: "HttpClient").map(\.distance) == [0])
        #expect(Self.found("HttpCleint") == ["HTTPClient"])
    }

    @Test func numberedNames_areNotMisspellings() {
        let index = NearNames(["Grinder1", "Grinder12", "Grinder", "OAuthClient"])
        #expect(index.matches(of: "Grinder2").map(\.index) == [2])
        #expect(index.matches(of: "OAuth2Client").map(\.index) == [3])
    }

    @Test func nearest_comesFirst_thenTheOrderOfTheIndex() {
        let index = NearNames(["CoffeeMakres", "CoffeeMakes", "CoffeeMaker", "CoffeeBaker"])
        #expect(index.matches(of: "CoffeeMakers").map { "\($0.index) \($0.distance)" } == ["0 1", "1 1", "2 1", "3 2"])
    }

    @Test func shortAndEmptyNames_areNearNothing() {
        let index = NearNames(["", "A", "Cup", "Cap"])
        #expect(index.matches(of: "").isEmpty)
        #expect(index.matches(of: "B").isEmpty)
        #expect(index.matches(of: "Cop").isEmpty)
        #expect(index.matches(of: "cup").map(\.index) == [2])
    }
}
