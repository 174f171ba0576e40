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

    @Test(arguments: [
        ("2026-11-21", 1_795_219_200), ("2026-11-21T08:30:00Z", 1_795_249_800),
        ("2026-11-21t08:30:00z", 1_795_249_800), ("2026-11-21T09:30:00+01:00", 1_795_249_800),
        ("2026-11-21T09:30:00+0100", 1_795_249_800), ("2026-11-20T20:30:00-12:00", 1_795_249_800),
        ("2026-11-21T08:30:00.5Z", 1_795_249_800.5), ("2026-11-21T08:30:00.000Z", 1_795_249_800),
        ("1970-01-01", 0), ("1969-12-31T23:59:59Z", -1), ("2000-02-29", 951_782_400), ("2024-02-29", 1_709_164_800),
        ("0001-01-01", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
    func date_isAsRFC3339HasIt(_ text: String, _ seconds: Double) throws {
        #expect(try Self.read(Date.self, .text(text)) == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "", "today", "2026-11-21xyz", "2026-11-21T", "2026-02-30",
        "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31", "T99:99:99Z",
        "2026-11-21T99:99:99Z", "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z", "2026-11-21T08:30:60Z",
        "2026-11-21T08:30Z", "2026-11-21T08:30:00.Z", "2026-11-21T08:30:00Zx", "2026-11-21T08:30:00+25:00",
        "2026-11-21T08:30:00+1", "26-11-21", "2026-1-2", "2026/11/21", "+2026-11-21",
        "２０２６-11-21", "20261121", "2026-325", "1795249800", "0000-01-01",
        "2026-11-21 08:30:00", "2026-11-21T08:30:00", "2026-11-21 08:30:00Z", " 2026-11-21", "2026-11-21 ",
    ])
    func textOfAnotherForm_isNoDate(_ text: String) {
        let expected = "a date, such as 2026-11-21 or 2026-11-21T08:30:00Z"
        #expect(complaint { try Self.read(Date.self, .text(text)) } == mistyped("the string \"\(text)\"", expected))
    }

    @Test(arguments: [
        ("0B", 0), ("12b", 12), ("10MB", 10_000_000), ("10 MB", 10_000_000), ("512KiB", 524_288), ("1.5kB", 1_500),
        ("1KB", 1_000), ("2gib", 2_147_483_648), ("0.5TiB", 549_755_813_888), ("9223372036854775807B", Int.max),
    ])
    func size_isANumberWithAUnit(_ text: String, _ bytes: Int) throws {
        #expect(try Self.read(ByteSize.self, .text(text)).bytes == bytes)
    }

    @Test(arguments: [
        "", "MB", "10", "10M", "10 MBs", "-1MB", "1.5B", "1..5MB", ".5MB", "1.MB", "9223372036854775808B", "9000000TiB",
        "1e3kB", "٣MB", "10MB ",
    ])
    func textOfAnotherForm_isNoSize(_ text: String) {
        #expect(throws: PropertyError.self) { try Self.read(ByteSize.self, .text(text)) }
    }

    @Test func numberWithoutUnit_isRefused() throws {
        let expected = "a size, such as 10MB or 512KiB"
        #expect(complaint { try Self.read(ByteSize.self, 10) } == mistyped("the number 10", expected))
    }

    @Test(arguments: [(0, "0B"), (1_000, "1kB"), (1_024, "1KiB"), (67_108_864, "64MiB"), (1_001, "1001B"), (-1, "0B")])
    func descriptionOfASize_hasTheLargestUnit(_ bytes: Int, _ text: String) {
        #expect("\(ByteSize(bytes: bytes))" == text)
        #expect(ByteSize(text) == ByteSize(bytes: bytes))
        #expect(ByteSize(bytes: 1) < ByteSize(bytes: 2))
    }

    @Test func timeZone_isReadFromItsName() throws {
        let properties = try NestedGroupTests.properties("a: UTC\nb: {identifier: GMT}\nc: Nowhere/None")
        #expect(try properties.value(TimeZone.self, at: "a") == TimeZone(identifier: "UTC"))
        #expect(try properties.value(TimeZone.self, at: "b") == TimeZone(identifier: "GMT"))
        #expect(NestedGroupTests.subjects { try properties.value(TimeZone.self, at: "c") } == ["c"])
    }
}
