// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Testing

@Suite struct ByteSizeTests {
    @Test(arguments: [
        ("0B", 0), ("12b", 12), ("10MB", 10_000_000), ("10 MB", 10_000_000), ("512KiB", 524_288), ("1.5kB", 1_500),
        ("1KB", 1_000), ("2gib", 2_147_483_648), ("0.5TiB", 549_755_813_888), ("9223372036854775807B", Int.max),
    ])
    func size_isANumberWithAUnit(_ text: String, _ bytes: Int) throws {
        let properties = try Properties(sources: [.values(["a": .text(text)])])
        #expect(try properties.value(ByteSize.self, at: "a").bytes == bytes)
        #expect(try properties.value([ByteSize]?.self, at: "b") == nil)
    }

    @Test(arguments: [
        "", "MB", "10", "10M", "10 MBs", "-1MB", "1.5B", "1..5MB", ".5MB", "1.MB", "9223372036854775808B", "9000000TiB",
        "1e3kB", "٣MB", "10MB ",
    ])
    func textOfAnotherForm_isRefused(_ text: String) throws {
        let properties = try Properties(sources: [.values(["a": .text(text)])])
        #expect(throws: PropertyError.self) { try properties.value(ByteSize.self, at: "a") }
    }

    @Test func numberWithoutUnit_isRefused() throws {
        let properties = try Properties(sources: [.yaml("a: 10", name: "shop.yml")])
        #expect(
            complaint { try properties.value(ByteSize.self, at: "a") } == """
                error: [DI/PropertyType] 'a' is the number 10 where a size, such as 10MB or 512KiB is expected
                  set in   shop.yml:1   (column 4)
                docs: swift package di explain PropertyType
                """)
    }

    @Test(arguments: [(0, "0B"), (1_000, "1kB"), (1_024, "1KiB"), (67_108_864, "64MiB"), (1_001, "1001B"), (-1, "0B")])
    func description_hasTheLargestUnit(_ bytes: Int, _ text: String) {
        #expect("\(ByteSize(bytes: bytes))" == text)
        #expect(ByteSize(text) == ByteSize(bytes: bytes))
        #expect(ByteSize(bytes: 1) < ByteSize(bytes: 2))
    }
}
