// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Testing

/// Groups in groups, in lists, at elements of lists, and of nothing at all.
@Suite struct NestedGroupTests {
    struct Cup: ConfigProperty, Equatable {
        struct TooSmall: Error, CustomStringConvertible {
            let description: String = "nothing fits in"
        }

        static let path = "cup"
        let size: Int

        func validate() throws {
            if size < 1 { throw TooSmall() }
        }
    }

    struct Shelf: ConfigProperty {
        static let path = "shelf"
        let first: Cup
        let others: [Cup]
        let named: [String: Cup]
        let spare: Cup?
        let width: Int
    }

    static func properties(_ text: String) throws -> Properties {
        try Properties(sources: [.yaml(text, name: "shop.yml")])
    }

    @Test(arguments: [
        ("shelf: {first: {size: 0}, others: [], named: {}, width: wide}", ["shelf.first"]),
        (
            "shelf: {first: {size: 1}, others: [{size: 1}, {size: -1}, {size: 2}, {size: x}], named: {}, width: wide}",
            ["shelf.others[1]", "shelf.others[3].size"]
        ),
        (
            "shelf: {first: {size: 1}, others: [], named: {jug: {size: 0}, cup: {size: 1}, mug: {}}, width: 1}",
            ["shelf.named.jug", "shelf.named.mug.size"]
        ),
        ("shelf: {first: {size: 1}, others: [], named: {}, spare: {size: -3}, width: wide}", ["shelf.spare"]),
        // A group with fields that can't be read is not asked to validate itself.
        ("shelf: {first: {size: big}, others: [], named: {}, width: 1}", ["shelf.first.size"]),
    ])
    func groupsWithin_validateThemselves(_ text: String, _ subjects: [String]) throws {
        #expect(Self.subjects { try Self.properties(text).value(of: Shelf.self) } == subjects)
    }

    @Test func groupWithin_isReportedWithItsPlace() throws {
        let properties = try Self.properties("shelf:\n  first: {size: 0}")
        #expect(
            complaint { try properties.value(Cup.self, at: "shelf.first") } == """
                error: [DI/PropertyType] 'shelf.first' is not a valid 'Cup': nothing fits in
                  set in   shop.yml:2   (column 3)
                docs: swift package di explain PropertyType
                """)
    }

    static func subjects(_ body: () throws -> some Any) -> [String] {
        do {
            _ = try body()
            return []
        } catch {
            return (error as? PropertyError)?.diagnostics.map(\.subject) ?? ["\(error)"]
        }
    }

    enum Roast: String, Decodable, Sendable { case light, dark }

    struct Machine: ConfigProperty {
        struct Heater: Decodable, Sendable {
            let watts: Int
            let roast: Roast?
        }

        static let path = "machine"
        let roast: Roast
        let heater: Heater
        let pump: Heater
        let port: Int
    }

    @Test(arguments: [
        ("{roast: light, heater: 3, port: x}", "machine.heater"),
        ("{roast: drak, heater: {watts: a}, pump: {watts: 1}, port: x}", "machine.roast"),
        ("{roast: dark, heater: {watts: a, roast: drak}, pump: {watts: b}, port: x}", "machine.heater.watts"),
        ("{roast: dark, heater: {watts: 1, roast: drak}, port: x}", "machine.heater.roast"),
    ])
    func group_reportsItsFirstMistake(_ text: String, _ subject: String) throws {
        let properties = try Properties(sources: [
            .values(["machine": ["roast": "dark"]], file: "Shop.swift", line: 1), .yaml("machine: \(text)"),
        ])
        #expect(Self.subjects { try properties.value(of: Machine.self) } == [subject])
    }

    struct Second: ConfigProperty, Equatable {
        static let path = "servers[1].tls"
        static let defaults = "{ port: 443, names: { a: b } }"
        let host: String?
        let port: Int
        let names: [String: String]
    }

    @Test func defaults_ofAnElementOfAList_count() throws {
        let text = "servers: [{host: a}, {host: b, tls: {host: c}}]"
        #expect(
            try Self.properties(text).value(of: Second.self) == Second(host: "c", port: 443, names: ["a": "b"]))
        #expect(
            try Self.properties("servers: [{}, {}]").value(of: Second.self)
                == Second(host: nil, port: 443, names: ["a": "b"]))
        #expect(
            Self.subjects { try Self.properties("servers: []").value(of: Second.self) } == ["servers[1].tls.port"])
    }

    struct Comfort: ConfigProperty, Equatable {
        static let path = "comfort"
        let heating: Int?
        let music: String?
    }

    struct Light: ConfigProperty, Equatable {
        static let path = "light"
        static let defaults = "{ watts: 60 }"
        let watts: Int
    }

    @Test(arguments: ["", "comfort:\n", "comfort: {}\n", "comfort: ~\n"])
    func groupOfOptionals_mayBeAbsent(_ text: String) throws {
        #expect(try Self.properties(text).value(of: Comfort.self) == Comfort(heating: nil, music: nil))
    }

    @Test(arguments: ["", "light:\n", "light: {}\n"]) func keyWithoutAnything_leavesTheDefaults(_ text: String) throws {
        #expect(try Self.properties(text).value(of: Light.self) == Light(watts: 60))
    }

    @Test func groupWithRequiredFields_isMissingAtTheFirst() throws {
        #expect(Self.subjects { try Self.properties("").value(of: Cup.self) } == ["cup.size"])
        #expect(Self.subjects { try Self.properties("cup:\n").value(of: Cup.self) } == ["cup.size"])
    }
}
