// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Groups whose initialisers were written by hand: these never see a value that nothing has set.
@Suite struct HandWrittenGroupTests {
    /// The finding: `parts` was 0 where it is missing or no number, and the process died of a division by zero.
    struct Shares: ConfigProperty {
        enum CodingKeys: String, CodingKey { case total, parts }
        static let path = "g"
        static let defaults = "{ total: 1 }"
        let per: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            per = try container.decode(Int.self, forKey: .total) / container.decode(Int.self, forKey: .parts)
        }
    }

    typealias SharesComponent = GroupReader<Shares>

    /// The finding: the process ended in each of them.
    @Test func initialiser_dividesByNothingThatIsMissing_whereverTheGraphIsPlanned() throws {
        for text in ["g: {total: 10, parts: x}", "g: {total: 10}"] {
            let options = GraphOptions(properties: try Properties(yaml: text))
            #expect(SharesComponent.graph(options).diagnostics.map(\.subject) == ["g.parts"])
            let refused = #expect(throws: GraphError.self) { try SharesComponent.validate(options) }
            #expect(refused?.diagnostics.map(\.subject) == ["g.parts"])
            let unplanned = #expect(throws: GraphError.self) { try ComponentFactory.of(SharesComponent.self, options) }
            #expect(unplanned?.diagnostics.map(\.subject) == ["g.parts"])
        }
        let sound = try Properties(yaml: "g: {total: 10, parts: 5}")
        #expect(try ComponentFactory.of(SharesComponent.self, properties: sound).build().group.per == 2)
    }

    /// A type that traps on what is set, which this group reads only of some names.
    struct Guarded: ConfigProperty {
        struct Positive: Decodable {
            let value: Int
            init(from decoder: any Decoder) throws {
                value = try decoder.singleValueContainer().decode(Int.self)
                precondition(value > 0)
            }
        }
        static let path = "g"
        let name: String
        let count: Positive
    }

    @Test func fieldOfAnotherType_isNotDecoded_afterAMistake() throws {
        let properties = try Properties(yaml: "g: {count: 0}")
        #expect(NestedGroupTests.subjects { try properties.value(of: Guarded.self) } == ["g.name"])
    }
}
