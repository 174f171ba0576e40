// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// Groups and dictionaries that a variable or an option sets as JSON: they were parsed when they were read, without defaults and other sources.
@Suite struct GroupInAVariableTests {
    struct Server: ConfigProperty, Equatable {
        static let path = "server"
        static let defaults = "{ port: 8080, host: localhost, labels: { a: 1 } }"
        let port: Int
        let host: String
        let labels: [String: Int]
    }

    private static func environment(_ json: String, _ name: String = "S_SERVER") -> PropertySource {
        .environment(prefix: "S_", variables: [name: json])
    }

    private static func option(_ text: String) -> PropertySource { .arguments(["--property", text]) }

    @Test(
        arguments: [
            ([environment(#"{"port": 80}"#)], 80, "localhost", ["a": 1]),
            ([environment(#"{"port": 80, "labels": {"b": 2}}"#)], 80, "localhost", ["a": 1, "b": 2]),
            ([option(#"server={"port": 80}"#)], 80, "localhost", ["a": 1]),
            ([.yaml("server: { host: corner }"), environment(#"{"port": 80}"#)], 80, "corner", ["a": 1]),
            ([environment(#"{"port": 80}"#), .yaml("server: { host: corner }")], 80, "corner", ["a": 1]),
            ([environment(#"{"port": 80}"#), option("server.host=corner")], 80, "corner", ["a": 1]),
            ([environment(#"{"port": 80}"#), environment("corner", "S_SERVER__HOST")], 80, "corner", ["a": 1]),
            ([environment("corner", "S_SERVER__HOST"), environment(#"{"port": 80}"#)], 80, "corner", ["a": 1]),
            ([environment(#"{"b": 2}"#, "S_SERVER__LABELS")], 8080, "localhost", ["a": 1, "b": 2]),
            (
                [.yaml("server: { labels: { c: 3 } }"), option(#"server.labels={"b": 2}"#)], 8080, "localhost",
                ["a": 1, "b": 2, "c": 3]
            ),
            ([.yaml("p: 80"), environment(#"{"port": "${p}"}"#)], 80, "localhost", ["a": 1]),
            (
                [.yaml("server: ${json}"), environment(#"{"port": 80, "host": "h", "labels": {}}"#, "S_JSON")], 80, "h",
                [:]
            ),
            ([environment("{}")], 8080, "localhost", ["a": 1]),
            (
                [.arguments([#"--property=server={"port": 80}"#, #"--property=server={"host": "corner"}"#])], 80,
                "corner", ["a": 1]
            ),
            (
                [.arguments([#"--property=server={"port": 80}"#, "--property=server.host=corner"])], 80, "corner",
                ["a": 1]
            ),
        ] as [([PropertySource], Int, String, [String: Int])])
    func json_isMerged(_ sources: [PropertySource], _ port: Int, _ host: String, _ labels: [String: Int]) throws {
        let server = try Properties(sources: sources).value(of: Server.self)
        #expect(server == Server(port: port, host: host, labels: labels))
    }

    @Test func json_isATree_wherePathsAreAskedFor() throws {
        let properties = try Properties(sources: [
            Self.environment(#"{"port": 80, "hots": 1}"#), .yaml("a: ${server.port}\nb: ${server}\nc: x${server}"),
        ])
        #expect(properties.paths == ["server.port", "server.hots", "a", "b", "c"])
        #expect(try properties.value(Int.self, at: "server.port") == 80)
        #expect(try properties.value(Int.self, at: "a") == 80)
        #expect(try properties.value([String: Int].self, at: "b") == ["port": 80, "hots": 1])
        #expect(try properties.json(at: "server") == #"{"port":80,"hots":1}"#)
        #expect(
            "\(properties.explain("server"))"
                == #"server = "{\"port\": 80, \"hots\": 1}"   environment variable S_SERVER"#)
    }

    @Test func json_isItsText_whereAStringIsRead() throws {
        let text = #"{"port": 80, "host": "${h}"}"#
        let properties = try Properties(sources: [
            .yaml("h: corner\nserver: { a: 1 }\nc: x${server}", name: "shop.yml"), Self.environment(text),
        ])
        let expected = #"{"port": 80, "host": "corner"}"#
        #expect(try properties.value(String.self, at: "server") == expected)
        #expect(try properties.value(String?.self, at: "server") == expected)
        #expect(try properties.value(String.self, at: "c") == "x" + expected)
        #expect(try properties.value([String: String].self, at: "")["server"] == expected)
        #expect(
            complaint { try properties.value(Int.self, at: "server") } == """
                error: [DI/PropertyType] 'server' is the string "{\\"port\\": 80, \\"host\\": \\"${h}\\"}" where an integer is expected
                  set in environment variable S_SERVER
                  overriding shop.yml:2:1
                note: it resolves to "{\\"port\\": 80, \\"host\\": \\"corner\\"}"
                docs: swift package di explain PropertyType
                """)
    }

    @Test(arguments: ["{", "{a}", "[1]", #"{"a": 1,}"#, "x", #"{"a": ${b}}"#]) func otherText_staysAText(_ text: String)
        throws
    {
        let properties = try Properties(sources: [.yaml("b: 1"), Self.environment(text)])
        #expect(properties.paths == ["b", "server"])
    }
}
