// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

@Suite struct ExplanationTests {
    static func properties() throws -> Properties {
        try Properties(sources: [
            .values(["server": ["port": 80]], file: "Shop/Shop.swift", line: 12),
            .yaml(
                "server:\n  port: 8080\n  host: localhost\n  url: http://${server.host}/",
                name: "Config/application.yml"),
            .json("{\n  \"server\": { \"port\": 8081 }\n}", name: "local.json"),
            .environment(prefix: "APP_", variables: ["APP_SERVER__PORT": "9090", "APP_DB__PASSWORD": "hunter2"]),
            .arguments(["shop", "--property", "server.host=shop.example", "--property=db.url=x:${db.password}@y"]),
        ])
    }

    @Test(arguments: [
        ("overridden", "server.port"), ("once", "server.url"), ("map", "server"), ("missing", "server.prot"),
        ("noPath", "server..port"), ("secret", "db.password"), ("referenceToASecret", "db.url"),
    ])
    func explanation_namesEverySource(_ name: String, _ path: String) throws {
        let properties = try Self.properties().marking(secret: "*.password")
        try TextFile("Explanations/\(name)").expect(properties.explain(path).description)
    }

    @Test func origin_hasItsLineAndColumn() throws {
        let explanation = try Self.properties().explain("server.port")
        #expect(explanation.settings[1].origin.line == 2)
        #expect(explanation.settings[1].origin.column == 23)
    }
}
