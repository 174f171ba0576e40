// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

@Suite struct InterpolationTests {
    static let text = """
        server: {host: shop.example, port: 8080, secure: true, hosts: [a, b]}
        url: http://${server.host}:${server.port}/
        port: ${server.port}
        other: ${backup.port:-9090}
        base: 80
        joined: ${base}80
        nested: ${a:-${b:-${server.host}}}
        empty: "${a:-}"
        escaped: $${server.host} and $5 and ${server.secure}
        quoted: "${labels['x.y}']}"
        labels: {"x.y}": yes}
        element: ${server.hosts[1]}
        list: ${server.hosts}
        """

    private func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
        try Properties(yaml: Self.text).value(type, at: path)
    }

    @Test(arguments: [
        ("url", "http://shop.example:8080/"), ("element", "b"), ("quoted", "yes"),
        ("escaped", "${server.host} and $5 and true"), ("joined", "8080"), ("nested", "shop.example"), ("empty", ""),
    ])
    func reference_isReplacedInAText(_ path: String, _ expected: String) throws {
        #expect(try read(String.self, path) == expected)
    }

    @Test func reference_thatIsTheWholeText_keepsTheType_andAFallbackIsParsedToIt() throws {
        #expect(try read(Int.self, "port") == 8080)
        #expect(try read([String].self, "list") == ["a", "b"])
        #expect(throws: PropertyError.self) { try read(String.self, "port") }
        #expect(try read(Int.self, "joined") == 8080)
        #expect(try read(Int.self, "other") == 9090)
    }

    @Test func reference_seesWhatLaterSourcesSay() throws {
        let properties = try Properties(sources: [
            .yaml(Self.text), .environment(prefix: "APP_", variables: ["APP_SERVER__HOST": "localhost"]),
        ])
        #expect(try properties.value(String.self, at: "url") == "http://localhost:8080/")
    }
}
