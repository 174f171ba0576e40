// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

@Suite struct MoreTypesTests {
    static func read<Value: Decodable>(_ type: Value.Type, _ value: PropertyValue) throws -> Value {
        try Properties(sources: [.values(["a": value], file: "Shop.swift", line: 1)]).value(type, at: "a")
    }

    @Test func decimal_isReadExactly() throws {
        #expect(
            try Properties(yaml: "a: 12345678901234567890.12").value(Decimal.self, at: "a")
                == Decimal(string: "12345678901234567890.12"))
        let variable = PropertySource.environment(prefix: "S_", variables: ["S_A": "-1.5e3"])
        #expect(try Properties(sources: [variable]).value(Decimal.self, at: "a") == -1500)
        for text in ["1.2.3", "1x", "", ".inf", "1e999"] {
            let source = PropertySource.environment(prefix: "S_", variables: ["S_A": text])
            #expect(throws: PropertyError.self) { try Properties(sources: [source]).value(Decimal.self, at: "a") }
        }
        #expect(complaint { try Self.read(Decimal.self, "12 EUR") } == mistyped("the string \"12 EUR\"", "a number"))
    }

    @Test func identifiersAndBytes_areReadFromText() throws {
        let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        #expect(try Self.read(UUID.self, .text(id)) == UUID(uuidString: id))
        #expect(try Self.read(Data.self, "aGk=") == Data("hi".utf8))
        #expect(try Self.read(Data.self, "") == Data())
        #expect(
            complaint { try Self.read(UUID.self, "E621") } == mistyped("the string \"E621\"", "a UUID, such as \(id)"))
        #expect(complaint { try Self.read(Data.self, "hi!") } == mistyped("the string \"hi!\"", "a Base64 string"))
    }

    @Test func halvesAndRanges_areRead() throws {
        #if !(os(macOS) && arch(x86_64))
        #expect(try Self.read(Float16.self, 0.5) == 0.5)
        #expect(throws: PropertyError.self) { try Self.read(Float16.self, 1e9) }
        #endif
        #expect(try Self.read(Range<Int>.self, [1, 5]) == 1..<5)
        #expect(try Self.read(ClosedRange<Int>.self, [1, 5]) == 1...5)
        #expect(throws: PropertyError.self) { try Self.read(Range<Int>.self, [5, 1]) }
    }

    @Test func keysOfTheSameNumber_areRefused_ratherThanOneOfThemLost() throws {
        let properties = try Properties(sources: [.yaml("a: {1: x, 01: y, 02: z}", name: "shop.yml")])
        #expect(
            complaint { try properties.value([Int: String].self, at: "a") } == """
                error: [DI/PropertyType] 'a' is a map with 3 keys where a map whose keys are different numbers is expected
                  set in   shop.yml:1   (column 1)
                docs: swift package di explain PropertyType
                """)
        #expect(try properties.value([String: String].self, at: "a") == ["1": "x", "01": "y", "02": "z"])
        #expect(try Properties(yaml: "a: {1: x, 02: z}").value([Int: String].self, at: "a") == [1: "x", 2: "z"])
    }
}
