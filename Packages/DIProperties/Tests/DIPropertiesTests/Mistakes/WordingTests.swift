// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import Foundation
import Testing

@testable import DIProperties

/// Hints that a message gives beside the mistake.
@Suite struct WordingTests {
    enum Level: String, Decodable { case low }
    struct Empty: ConfigProperty {
        static let path = "g"
        let a: Int?
        func validate() throws { throw Properties.Refusals() }
    }
    struct Server: ConfigProperty {
        static let path = "server"
        let host: String
        let port: Int
    }

    static func properties(_ text: String) throws -> Properties {
        try Properties(sources: [.yaml(text, name: "shop.yml")])
    }

    @Test func mapForADictionaryOfOtherKeys_saysWhatTheKeysNeed() throws {
        let properties = try Self.properties("a: {low: 1}")
        #expect(
            complaint { try properties.value([Level: Int].self, at: "a") } == """
                error: [DI/PropertyType] 'a' is a map with 1 key where a list is expected
                  set in   shop.yml:1   (column 1)
                fix: to read a map into 'Dictionary<Level, Int>', make 'Level' CodingKeyRepresentable
                docs: swift package di explain PropertyType
                """)
    }

    @Test func timeZone_isReadFromItsName() throws {
        let properties = try Self.properties("a: UTC\nb: {identifier: GMT}\nc: Nowhere/None")
        #expect(try properties.value(TimeZone.self, at: "a") == TimeZone(identifier: "UTC"))
        #expect(try properties.value(TimeZone.self, at: "b") == TimeZone(identifier: "GMT"))
        #expect(NestedGroupTests.subjects { try properties.value(TimeZone.self, at: "c") } == ["c"])
    }

    @Test func colonWithoutADash_isTakenForADefault() throws {
        let properties = try Self.properties("a: ${zz:8080}")
        #expect(
            complaint { try properties.value(Int.self, at: "a") } == """
                error: [DI/PropertyMissing] 'a' refers to '['zz:8080']', which no source sets
                  set in   shop.yml:1   (column 4)
                fix: write a default after ':-', as in ${zz:-8080}
                docs: swift package di explain PropertyMissing
                """)
    }

    @Test func wholeConfiguration_overridesNoSource() throws {
        struct Whole: ConfigProperty {
            struct Bad: Error {}
            static let path = ""
            let a: Int
            func validate() throws { throw Bad() }
        }
        let text = complaint { try Self.properties("a: 1").value(of: Whole.self) }
        #expect(!text.contains("no source"), "\(text)")
    }

    @Test func refusalWithoutReasons_endsAfterTheType() throws {
        let text = complaint { try Self.properties("g: {a: 1}").value(of: Empty.self) }
        #expect(text.hasPrefix("error: [DI/PropertyType] 'g' is not a valid 'Empty'\n"), "\(text)")
    }

    @Test func error_isItsOwnLocalizedDescription() throws {
        let error = #expect(throws: PropertyError.self) { try Self.properties("").value(Int.self, at: "a") }
        #expect((error as (any Error)?)?.localizedDescription == error?.description)
    }

    @Test func folderThatCannotBeRead_isReported() throws {
        let folder = try TemporaryFolder(["a/b.yml": "b: 1", "c/d.yml": "d: 1"])
        let glob = FileGlob("\(folder.path)/**/*.yml", isReadable: { !$0.hasSuffix("/c/") })
        let found = glob.search()
        #expect(found.files.map(folder.strip) == ["a/b.yml"])
        #expect(found.unreadable.map { $0.hasSuffix("/c/") } == [true])
    }
}
