// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Notations of other configuration libraries, which set nothing here.
@Suite struct ForeignSyntaxTests {
    struct Server: ConfigProperty {
        enum CodingKeys: String, CodingKey {
            case port
            case apiKey = "api-key"
        }

        static let path = "server"
        let port: Int
        let apiKey: String?
    }

    @Test func keyWithDashes_isSetByAVariable() throws {
        let variables = ["S_SERVER__PORT": "1", "S_SERVER__API_KEY": "k"]
        let environment = PropertySource.environment(prefix: "S_", variables: variables)
        #expect(try Properties(sources: [environment]).value(of: Server.self).apiKey == "k")
        let file = PropertySource.yaml("server: {api-key: f}")
        #expect(try Properties(sources: [file, environment]).value(of: Server.self).apiKey == "k")
        #expect(try Properties(sources: [environment, file]).value(of: Server.self).apiKey == "f")
        let both = PropertySource.yaml("server: {api-key: f, api_key: g}")
        let properties = try Properties(sources: [both, environment])
        #expect(try properties.value(String.self, at: "server.api_key") == "k")
        #expect(try properties.value(String.self, at: "server['api-key']") == "f")
        let secret = try Properties(sources: [environment]).marking(secret: "server.api-key")
        #expect(!"\(secret.explain("server.api_key"))".contains("\"k\""))
    }

    @Test func formsOfOtherLibraries_areWarnings_whereAPropertyIsSetBesides() throws {
        let properties = try Properties(sources: [
            .yaml("server: {port: 1}\nserver.port: 2\nserver.color: red", name: "shop.yml"),
            .arguments(["shop", "--server.port=3", "--server.color=red", "--log.level=4"]),
        ])
        let warnings = try ComponentFactory.of(GroupReader<Server>.self, properties: properties).diagnostics
        #expect(
            warnings.map(\.description).joined(separator: "\n") == """
                warning: [DI/PropertyUnknown] nothing reads '['server.port']'
                  set in   shop.yml:2   (column 1)
                fix: remove it
                docs: swift package di explain PropertyUnknown
                warning: [DI/PropertyUnknown] nothing reads '['server.color']'
                  set in   shop.yml:3   (column 1)
                fix: remove it
                docs: swift package di explain PropertyUnknown
                """)
    }
}
