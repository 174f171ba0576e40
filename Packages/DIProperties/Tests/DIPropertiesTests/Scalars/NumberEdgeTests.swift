// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

/// Numbers, durations and keys at the edges of their notations.
@Suite struct NumberEdgeTests {
    private static func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> [Value] {
        let yaml = try Properties(yaml: "a: \(text)").value(Value.self, at: "a")
        let variable = PropertySource.environment(prefix: "S_", variables: ["S_A": text])
        return [yaml, try Properties(sources: [variable]).value(Value.self, at: "a")]
    }

    /// They were read as a `Double`, which has fewer digits.
    @Test func wholeNumber_isExact_withAFractionOrAnExponent() throws {
        #expect(try Self.read(Int.self, "9007199254740993.0") == [9_007_199_254_740_993, 9_007_199_254_740_993])
        #expect(try Self.read(UInt64.self, "1e19").first == 10_000_000_000_000_000_000)
        #expect(try Self.read(UInt128.self, "3.4e38").first == 340_000_000_000_000_000_000_000_000_000_000_000_000)
        #expect(try Self.read(Int8.self, "-1.28E2").first == -128)
        #expect(try Self.read(Int.self, "1200e-2").first == 12)
        #expect(try Self.read(Int.self, "0.0e999").first == 0)
        #expect(try Self.read(Int.self, "0.0005e4").first == 5)
    }

    @Test(arguments: ["1e20", "1.5", "1e-1", "12e999999999999999999999", "1e400", "-9223372036854775809.0", "123e-2"])
    func otherNumber_isNoInteger(_ text: String) {
        #expect(throws: PropertyError.self) { try Self.read(Int.self, text) }
    }

    /// An integer refused digits after a zero; a `Double` read a decimal number.
    @Test(arguments: [
        ("1e-400", "the range is 5e-324 to 1.7976931348623157e+308, of either sign"),
        ("0755", "write it without the zero, or with 0o if it is octal"),
    ])
    func number_thatIsTooSmall_orHasDigitsAfterAZero_isRefused(_ text: String, _ fix: String) {
        #expect(
            complaint { try Properties(sources: [.yaml("a: \(text)", name: "shop.yml")]).value(Double.self, at: "a") }
                == """
                error: [DI/PropertyType] 'a' is the number \(text) where a number is expected
                  set in   shop.yml:1   (column 4)
                fix: \(fix)
                docs: swift package di explain PropertyType
                """)
        #expect(throws: PropertyError.self) { try Self.read(Decimal.self, text) }
    }

    @Test func number_isRefused_whereItsTypeHasNoneSoSmall() throws {
        #expect(throws: PropertyError.self) { try Self.read(Float.self, "1e-50") }
        #expect(try Self.read(Double.self, "0e-400").first == 0)
        #expect(try Self.read(Double.self, "0.5").first == 0.5)
    }

    @Test func microseconds_haveEitherSign() throws {
        #expect(try Self.read(Duration.self, "5\u{3BC}s") == [.microseconds(5), .microseconds(5)])
        #expect(try Self.read(Duration.self, "5\u{B5}s") == [.microseconds(5), .microseconds(5)])
    }

    @Test(arguments: [("null", "the key is null"), ("~", "the key is null")])
    func keyOfYAML_thatIsNull_isNamed(_ key: String, _ reason: String) {
        let text = complaint { try Properties(sources: [.yaml("\(key): 1", name: "shop.yml")]) }
        #expect(text.hasPrefix("error: [DI/PropertySyntax] 'shop.yml': \(reason)\n"), "\(text)")
    }

    /// One of the two was lost.
    @Test func variables_thatDifferInDashes_contradictEachOther() {
        let variables = ["S_API_KEY": "1", "S_API-KEY": "2"]
        #expect(
            complaint { try Properties(sources: [.environment(prefix: "S_", variables: variables)]) } == """
                error: [DI/PropertySyntax] environment variable S_API_KEY: it contradicts environment variable S_API-KEY
                fix: unset one of the two
                docs: swift package di explain PropertySyntax
                """)
    }

    @Test func variables_belowKeysThatDifferInDashes_areOneMap() throws {
        let variables = ["S_A_B__C": "1", "S_A-B__D": "2"]
        let properties = try Properties(sources: [.environment(prefix: "S_", variables: variables)])
        #expect(try properties.value([String: Int].self, at: "a-b") == ["c": 1, "d": 2])
    }

    /// A pattern passed over them.
    @Test func pattern_refusesLinksThatLeadNowhere_andFolders() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        try Data("a: 1".utf8).write(to: URL(fileURLWithPath: folder.path + "/a.yml"))
        try files.createDirectory(atPath: folder.path + "/conf", withIntermediateDirectories: true)
        #expect(try Properties(sources: [.files(matching: folder.path + "/*")]).json() == #"{"a":1}"#)
        try files.createSymbolicLink(atPath: folder.path + "/b.yml", withDestinationPath: "gone.yml")
        try files.createDirectory(atPath: folder.path + "/c.yml", withIntermediateDirectories: true)
        for pattern in ["/*.yml", "/*", "/?.y*"] {
            let text = complaint { try Properties(sources: [.files(matching: folder.path + pattern)]) }
            #expect(text.contains("'\(folder.path)/b.yml': no such file"), "\(text)")
            #expect(text.contains("'\(folder.path)/c.yml': it is a directory, not a regular file"), "\(text)")
        }
    }
}
