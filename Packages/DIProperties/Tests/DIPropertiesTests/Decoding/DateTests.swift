// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

@Suite struct DateTests {
    private static func read(_ text: String) throws -> Date {
        try Properties(sources: [.values(["a": .text(text)], file: "Shop.swift", line: 1)]).value(Date.self, at: "a")
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
        #expect(try Self.read(text) == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "", "today", "2026-11-21xyz", "2026-11-21T", "2026-02-30",
        "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31", "T99:99:99Z",
        "2026-11-21T99:99:99Z", "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z", "2026-11-21T08:30:60Z",
        "2026-11-21T08:30Z", "2026-11-21T08:30:00.Z", "2026-11-21T08:30:00Zx", "2026-11-21T08:30:00+25:00",
        "2026-11-21T08:30:00+1", "26-11-21", "2026-1-2", "2026/11/21", "+2026-11-21",
        "２０２６-11-21", "20261121", "2026-325", "1795249800", "0000-01-01",
    ])
    func textOfAnotherForm_isRefused(_ text: String) {
        #expect(
            complaint { try Self.read(text) } == """
                error: [DI/PropertyType] 'a' is the string "\(text)" where a date, such as 2026-11-21 or \
                2026-11-21T08:30:00Z is expected
                  set in   Shop.swift:1
                docs: swift package di explain PropertyType
                """)
    }

    @Test(arguments: [
        "2026-11-21 08:30:00", "2026-11-21T08:30:00", "2026-11-21 08:30:00Z", " 2026-11-21", "2026-11-21 ",
    ])
    func timeWithoutZone_andSpaces_areRefused(_ text: String) {
        #expect(
            complaint { try Self.read(text) } == """
                error: [DI/PropertyType] 'a' is the string "\(text)" where a date, such as 2026-11-21 or \
                2026-11-21T08:30:00Z is expected
                  set in   Shop.swift:1
                docs: swift package di explain PropertyType
                """)
    }
}
