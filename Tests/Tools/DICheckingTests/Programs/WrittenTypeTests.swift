// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIChecking

@Suite struct WrittenTypeTests {
    @Test func name_isMangled_asEachKindOfType() throws {
        let type = try #require(WrittenType("Shop.Till"))
        #expect(type.mangledNames == ["4Shop4TillV", "4Shop4TillC", "4Shop4TillO"])
    }

    @Test func name_withoutModule_isOfTheStandardLibrary() throws {
        #expect(try #require(WrittenType("Int")).mangledNames.first == "s3IntV")
    }

    @Test func arguments_areMangled_afterTheType() throws {
        let type = try #require(WrittenType("Shop.Pair<Shop.A, Shop.B<Int>>"))
        #expect(type.mangledNames.first == "4Shop4PairVy4Shop1AV4Shop1BVys3IntVGG")
        #expect(type.mangledNames.count == 81)
    }

    @Test(arguments: [
        "", "<", "Shop.", ".Till", "Shop..Till", "Shop.Till<", "Shop.Till<>", "Shop.Till>", "Shop.Till<Int>>",
        "Shop-Till",
    ])
    func otherTexts_areNoTypes(text: String) {
        #expect(WrittenType(text) == nil)
    }
}
