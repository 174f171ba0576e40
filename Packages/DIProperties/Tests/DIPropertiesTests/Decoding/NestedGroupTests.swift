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
        static let readsFieldsAsDeclared = true
        let first: Cup
        let others: [Cup]
        let named: [String: Cup]
        let spare: Cup?
        let width: Int
    }

    static func properties(_ text: String) throws -> Properties {
        try Properties(sources: [.yaml(text, name: "shop.yml")])
    }

    @Test func groupsWithin_validateThemselves_andAllRefusalsAreReported() throws {
        let properties = try Self.properties(
            """
            shelf:
              first: {size: 0}
              others: [{size: 1}, {size: -1}]
              named: {mug: {size: -2}}
              spare: {size: -3}
              width: wide
            """)
        let subjects = Self.subjects { try properties.value(of: Shelf.self) }
        #expect(
            subjects == ["shelf.first", "shelf.others[1]", "shelf.named.mug", "shelf.spare", "shelf.width"])
        #expect(
            complaint { try properties.value(Cup.self, at: "shelf.first") } == """
                error: [DI/PropertyType] 'shelf.first' is not a valid 'Cup': nothing fits in
                  set in   shop.yml:2   (column 3)
                docs: swift package di explain PropertyType
                """)
    }

    @Test func groupWithFieldsThatCannotBeRead_isNotAskedToValidateItself() throws {
        let properties = try Self.properties(
            "shelf: {first: {size: big}, others: [], named: {}, width: 1}")
        #expect(Self.subjects { try properties.value(of: Shelf.self) } == ["shelf.first.size"])
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
        static let readsFieldsAsDeclared = true
        let roast: Roast
        let heater: Heater
        let pump: Heater
        let port: Int
    }

    @Test func nestedValue_thatIsMissing_leavesTheFieldsBehindItToBeLookedAt() throws {
        let properties = try Self.properties("machine: {roast: light, heater: 3, port: x}")
        #expect(
            Self.subjects { try properties.value(of: Machine.self) } == [
                "machine.heater", "machine.pump", "machine.port",
            ])
    }

    @Test func enumerationWithoutAListOfCases_thatOverridesAGoodOne_leavesTheFieldsBehindItToBeLookedAt() throws {
        let properties = try Properties(sources: [
            .values(["machine": ["roast": "dark"]], file: "Shop.swift", line: 1),
            .yaml("machine: {roast: drak, heater: {watts: 1}, pump: {watts: a}, port: x}", name: "shop.yml"),
        ])
        #expect(
            Self.subjects { try properties.value(of: Machine.self) } == [
                "machine.roast", "machine.pump.watts", "machine.port",
            ])
    }

    @Test func enumerationWithoutAListOfCases_leavesTheFieldsBehindItToBeLookedAt() throws {
        let properties = try Self.properties("machine: {roast: drak, heater: {watts: a}, pump: {watts: 1}, port: x}")
        #expect(
            Self.subjects { try properties.value(of: Machine.self) } == [
                "machine.roast", "machine.heater.watts", "machine.port",
            ])
    }

    struct Grinder: ConfigProperty {
        static let path = "grinder"
        static let readsFieldsAsDeclared = true
        let roast: Roast?
        let roasts: [Roast]
        let cups: Int
    }

    @Test func optionalEnumeration_thatCannotBeRead_leavesTheFieldsBehindItToBeLookedAt() throws {
        let properties = try Self.properties("grinder: {roast: drak, roasts: [light, drak], cups: x}")
        #expect(
            Self.subjects { try properties.value(of: Grinder.self) } == [
                "grinder.roast", "grinder.roasts[1]", "grinder.cups",
            ])
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
            Self.subjects { try Self.properties("servers: []").value(of: Second.self) } == ["servers[1].tls"])
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

    @Test func groupWithRequiredFields_isMissingAsAWhole() throws {
        #expect(Self.subjects { try Self.properties("").value(of: Cup.self) } == ["cup"])
        #expect(Self.subjects { try Self.properties("cup:\n").value(of: Cup.self) } == ["cup.size"])
    }
}
