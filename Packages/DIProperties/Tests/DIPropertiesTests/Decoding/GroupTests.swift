// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

@Suite struct GroupTests {
    struct ServerConfig: ConfigProperty, Equatable {
        static let path = "server"
        static let defaults = "{ \"retries\": 2, \"proxy\": { \"port\": 3128 } }"
        struct Proxy: Decodable, Equatable, Sendable {
            let host: String?
            let port: Int
        }
        let url: String
        let port: Int
        let retries: Int
        let proxy: Proxy?
    }

    struct Whole: ConfigProperty {
        static let path = ""
        let server: [String: String]
    }

    @Test func default_isOverriddenByASource() throws {
        let properties = try Properties(
            json: "{\"server\": {\"url\": \"u\", \"port\": 80, \"retries\": 5, \"proxy\": null}}")
        #expect(
            try properties.value(of: ServerConfig.self) == ServerConfig(url: "u", port: 80, retries: 5, proxy: nil))
    }

    @Test func group_ofTheEmptyPath_isTheWhole() throws {
        #expect(try Properties(json: "{\"server\": {\"a\": \"b\"}}").value(of: Whole.self).server == ["a": "b"])
    }

    @Test func wholeConfiguration_overridesNoSource() throws {
        struct Whole: ConfigProperty {
            struct Bad: Error {}
            static let path = ""
            let a: Int
            func validate() throws { throw Bad() }
        }
        let text = complaint { try NestedGroupTests.properties("a: 1").value(of: Whole.self) }
        #expect(!text.contains("no source"), "\(text)")
    }

    @Test func error_isItsOwnLocalizedDescription() throws {
        let error = #expect(throws: PropertyError.self) { try NestedGroupTests.properties("").value(Int.self, at: "a") }
        #expect((error as (any Error)?)?.localizedDescription == error?.description)
    }
}
