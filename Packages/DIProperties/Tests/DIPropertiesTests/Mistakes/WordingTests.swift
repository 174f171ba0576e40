// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import Foundation
import Testing

@testable import DIProperties

/// Hints that a message gives beside the mistake.
@Suite struct WordingTests {
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

    @Test func timeZone_isReadFromItsName() throws {
        let properties = try Self.properties("a: UTC\nb: {identifier: GMT}\nc: Nowhere/None")
        #expect(try properties.value(TimeZone.self, at: "a") == TimeZone(identifier: "UTC"))
        #expect(try properties.value(TimeZone.self, at: "b") == TimeZone(identifier: "GMT"))
        #expect(NestedGroupTests.subjects { try properties.value(TimeZone.self, at: "c") } == ["c"])
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
}
