// SPDX-License-Identifier: Apache-2.0

import Configuration
import ConfigurationTesting
import DIBinding
import DIConfiguration
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Properties for readers of swift-configuration.
@Suite struct PropertiesProviderTests {
    @Test func provider_passesTheTestsOfSwiftConfiguration() async throws {
        let values: PropertyValue = [
            "string": "Hello", "int": 42, "double": 3.14, "bool": true, "bytes": "bWFnaWM=",
            "stringy": ["array": ["Hello", "World"]], "inty": ["array": [42, 24]], "doubly": ["array": [3.14, 2.72]],
            "booly": ["array": [true, false]], "byteChunky": ["array": ["bWFnaWM=", "bWFnaWMy"]],
            "other": [
                "string": "Other Hello", "int": 24, "double": 2.72, "bool": false, "bytes": "bWFnaWMy",
                "stringy": ["array": ["Hello", "Swift"]], "inty": ["array": [16, 32]],
                "doubly": ["array": [0.9, 1.8]], "booly": ["array": [false, true, true]],
                "byteChunky": ["array": ["bWFnaWM=", "bWFnaWMy", "bWFnaWM="]],
            ],
        ]
        let properties = try Properties(sources: [.values(["shop": values])])
        try await ProviderCompatTest(provider: properties.provider(at: "shop")).runTest()
    }

    @Test func reader_seesVariablesOverFiles_references_andSecrets() throws {
        let properties = try Properties(sources: [
            .yaml("{ http: { host: a, url: \"https://${http.host}\", token: hunter2 } }"),
            .environment(prefix: "SHOP_", variables: ["SHOP_HTTP__HOST": "b"]),
        ]).marking(secret: "**.token")
        let provider = properties.provider(at: "http")
        #expect(ConfigReader(provider: provider).string(forKey: "url") == "https://b")
        let token = try provider.value(forKey: AbsoluteConfigKey(["token"]), type: .string).value
        #expect(token.map { "\($0)" } == "[string: <REDACTED>]")
        let error = #expect(throws: PropertyError.self) {
            try ConfigReader(provider: provider).requiredInt(forKey: "host")
        }
        #expect(error?.diagnostics.map(\.id) == [.propertyType])
    }

    @Test func boundReader_readsBelowItsPath_whoseKeysCountAsRead() throws {
        let factory = try ComponentFactory.of(
            ClientComponent.self,
            GraphOptions(properties: try Properties(yaml: "{ http: { client: { timeout: 7, retries: 2 } }, cups: 1 }")))
        #expect(factory.build() == 7)
        #expect(factory.diagnostics.map(\.id) == [.propertyUnknown])
        #expect(factory.diagnostics.first?.subject == "cups")
        #expect(throws: GraphError.self) { try ComponentFactory.of(ClientComponent.self) }
    }

    @Test func provider_isASource_forTheFieldsOfGroups() throws {
        let provider = InMemoryProvider(values: [
            "server.port": 81, "server.tls.isOn": true,
            "server.hosts": .init(.stringArray(["a", "b"]), isSecret: false),
            "server.key": .init(.string("hunter2"), isSecret: true), "server.mode": "fast", "other": 1,
        ])
        let properties = try Properties(sources: [
            .yaml("{ server: { port: 80, name: main, mode: slow } }"), .configuration(provider, for: Server.self),
        ])
        let server = try properties.value(of: Server.self)
        #expect(server.port == 81 && server.tls.isOn && server.hosts == ["a", "b"] && server.key == "hunter2")
        #expect(server.mode == .fast && server.name == "main" && server.limit == nil)
        #expect(try !properties.json().contains("hunter2"))
        #expect("\(properties.explain("server.port"))".contains("InMemoryProvider"))
    }

    @Test func valueThatCannotBeConverted_isAnErrorOfTheSource() {
        let provider = InMemoryProvider(values: ["server.port": "many"])
        let error = #expect(throws: PropertyError.self) {
            try Properties(sources: [.configuration(provider, for: Server.self)])
        }
        #expect(error?.diagnostics.map(\.id) == [.propertySyntax])
    }
}

private struct Server: ConfigProperty {
    static let path: String = "server"

    struct TLS: Decodable, Sendable { let isOn: Bool }
    enum Mode: String, Decodable, Sendable { case slow, fast }

    let port: Int
    let name: String
    let tls: TLS
    let hosts: [String]
    let key: String?
    let mode: Mode
    let limit: Double?
}

private struct ClientComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bindReader(at: "http.client")
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (reader: ConfigReader) in reader.int(forKey: "timeout", default: 1) }
    }
}
