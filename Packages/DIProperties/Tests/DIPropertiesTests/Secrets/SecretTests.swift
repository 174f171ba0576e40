// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Testing

/// Whatever is written of secret values, the values are not in it.
@Suite struct SecretTests {
    static func properties() throws -> Properties {
        try Properties(sources: [
            .yaml("hosts:\n  a: {token: hunter1, port: hunter2}\n  b: {token: hunter3}\n", name: "shop.yml"),
            .environment(prefix: "APP_", variables: ["APP_HOSTS__A__TOKEN": "hunter4", "APP_LIST": "[\"hunter5\" 6"]),
            .values([
                "url": "x:${hosts.a.token}", "port": "${hosts.b.token}", "deep": ["token": ["inner": "hunter6"]],
                "alias": "${deep.token}", "several": "${hosts.b.token},1", "json": "[[\"${hosts.b.token}\"]]",
            ]),
        ])
        .marking(secret: "hosts.*.token").marking(secret: "hosts.a.port").marking(secret: "deep.token")
    }

    struct Refusing: Decodable {
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "'\(text)' is none"))
        }
    }

    enum Kind: String, Decodable { case one }

    @Test func message_hasNoSecretInIt() throws {
        let properties = try Self.properties()
        let texts = [
            complaint { try properties.value(Int.self, at: "hosts.a.token") },
            complaint { try properties.value(Int.self, at: "hosts.b.token") },
            complaint { try properties.value(Int.self, at: "hosts.a.port") },
            complaint { try properties.value([Int].self, at: "hosts.a.port") },
            complaint { try properties.value([String].self, at: "list") },
            complaint { try properties.value(Kind.self, at: "hosts.b.token") },
            complaint { try properties.value(Kind.self, at: "port") },
            complaint { try properties.value(Refusing.self, at: "hosts.b.token") },
            complaint { try properties.value(Refusing.self, at: "url") },
            complaint { try properties.value(Int.self, at: "url") },
            complaint { try properties.value(Int.self, at: "port") },
            complaint { try properties.value(Int.self, at: "deep.token.inner") },
            complaint { try properties.value([String: Int].self, at: "alias") },
            complaint { try properties.value([Int].self, at: "several") },
            complaint { try properties.value([[Int]].self, at: "json") },
            complaint { try properties.value([String: [String: Int]].self, at: "hosts") },
            "\(properties)", "\(String(reflecting: properties))", "\(properties.explain("hosts.a.token"))",
            "\(properties.explain("url"))", "\(properties.explain("port"))",
            "\(properties.explain("deep.token.inner"))",
            "\(properties.explain("hosts"))", dumped(properties),
        ]
        for text in texts {
            #expect(!text.contains("hunter"), "\(text)")
            #expect(!text.contains("nothing was thrown"))
        }
    }

    private func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    @Test func value_isReadAllTheSame() throws {
        #expect(try Self.properties().value(String.self, at: "hosts.a.token") == "hunter4")
        #expect(try Self.properties().value(String.self, at: "url") == "x:hunter4")
    }

    @Test func pattern_thatCannotBeRead_marksEverything() throws {
        let properties = try Properties(sources: [.yaml("name: hunter2", name: "shop.yml")])
            .marking(secret: "hosts..token")
        #expect(properties.explain("name").description == "name = <secret>   shop.yml:1:7")
    }
}
