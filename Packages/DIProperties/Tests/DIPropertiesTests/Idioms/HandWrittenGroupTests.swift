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

    struct Initial: ConfigProperty {
        enum CodingKeys: String, CodingKey { case name }
        static let path = "g"
        let first: Character

        init(from decoder: any Decoder) throws {
            // swift-format-ignore: NeverForceUnwrap
            first = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name).first!
        }
    }

    @Test func initialiser_dividesByNothingThatIsMissing() throws {
        let properties = try Properties(sources: [.yaml("g: {total: 10, parts: x}", name: "shop.yml")])
        #expect(
            complaint { try properties.value(of: Shares.self) } == """
                error: [DI/PropertyType] 'g.parts' is the string "x" where an integer is expected
                  set in   shop.yml:1   (column 23)
                docs: swift package di explain PropertyType
                """)
        #expect(
            NestedGroupTests.subjects { try Properties(yaml: "g: {total: 10}").value(of: Shares.self) } == ["g.parts"])
        #expect(try Properties(yaml: "g: {total: 10, parts: 5}").value(of: Shares.self).per == 2)
    }

    typealias SharesComponent = GroupReader<Shares>

    /// The finding: the process ended in each of them.
    @Test func initialiser_dividesByNothingThatIsMissing_whereverTheGraphIsPlanned() throws {
        for text in ["g: {total: 10, parts: x}", "g: {total: 10}"] {
            let (properties, subjects) = (try Properties(yaml: text), ["g.parts"])
            func found(_ body: () throws(GraphError) -> Void) -> [String] {
                do throws(GraphError) { try body(); return [] } catch { return error.diagnostics.map(\.subject) }
            }
            #expect(SharesComponent.graph(GraphOptions(properties: properties)).diagnostics.map(\.subject) == subjects)
            #expect(found { () throws(GraphError) in try SharesComponent.validate(properties: properties) } == subjects)
            #expect(
                found { () throws(GraphError) in
                    _ = try ComponentFactory.of(SharesComponent.self, properties: properties)
                } == subjects)
        }
        let sound = try Properties(yaml: "g: {total: 10, parts: 5}")
        #expect(try ComponentFactory.of(SharesComponent.self, properties: sound).build().group.per == 2)
    }

    @Test func initialiser_unwrapsNothingThatIsMissing() throws {
        for text in ["g: {}", "g: {name: 5}", "g:\n", ""] {
            let subjects = NestedGroupTests.subjects { try Properties(yaml: text).value(of: Initial.self) }
            #expect(subjects == ["g.name"])
        }
    }

    struct Labels: ConfigProperty {
        enum CodingKeys: String, CodingKey { case v, old, list, name }
        static let path = "g"
        let text: String
        let list: [String]
        let number: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let integer = try? container.decode(Int.self, forKey: .v) {
                text = "\(integer)"
            } else {
                text = try container.decode(String.self, forKey: .v)
            }
            list =
                try (try? container.decode([String].self, forKey: .list)) ?? [
                    container.decode(String.self, forKey: .list)
                ]
            number = try (try? container.decode(Int.self, forKey: .name)) ?? container.decode(Int.self, forKey: .old)
        }
    }

    /// The finding: each of these was refused, though the type accepts it.
    @Test func valueThatIsReadInASecondWay_isAccepted() throws {
        let labels = try Properties(yaml: "g: {v: hello, list: one, old: 3}").value(of: Labels.self)
        #expect(labels.text == "hello" && labels.list == ["one"] && labels.number == 3)
    }

    /// Begins as the compiler's initialiser, and reads what follows in another way.
    struct Later: ConfigProperty {
        enum CodingKeys: String, CodingKey { case name, port, tags }
        static let path = "g"
        let name: String
        let port: Int
        let tags: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            port = try container.decodeIfPresent(Int.self, forKey: .port) ?? 80
            tags =
                try (try? container.decode([String].self, forKey: .tags)) ?? [
                    container.decode(String.self, forKey: .tags)
                ]
        }
    }

    @Test func fieldsAfterAMistake_areNotLookedAt() throws {
        let properties = try Properties(sources: [.yaml("g: {tags: a}", name: "shop.yml")])
        #expect(
            complaint { try properties.value(of: Later.self) } == """
                error: [DI/PropertyMissing] no source sets 'g.name' (a string)
                fix: set 'g.name' in one of the sources: shop.yml
                docs: swift package di explain PropertyMissing
                """)
        #expect(try Properties(yaml: "g: {name: n, tags: a}").value(of: Later.self).port == 80)
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

    struct Nested: Decodable { let cups: [String: [Int]] }

    @Test func elements_areAllReported() throws {
        let properties = try Properties(yaml: "cups: {a: [1, x, 2, y], b: [3], c: 4}")
        #expect(
            NestedGroupTests.subjects { try properties.value(Nested.self, at: "") }
                == ["cups.a[1]", "cups.a[3]", "cups.c"])
    }
}
