// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// The patterns of secrets: `*` within the name of one step, `**` for any number of steps.
@Suite struct SecretPatternTests {
    static let yaml = """
        password: p0
        api_token: p1
        db: {password: p2, api_token: p3, deep: {password: p4, list: [{password: p5, tokens: [p6, p7]}]}}
        hosts: [{token: p8}, {token: p9}]
        "*": p10
        """

    static func hidden(_ pattern: String) throws -> [String] {
        let open = try Properties(yaml: yaml)
        let properties = open.marking(secret: pattern)
        return open.paths.filter { properties.explain($0).settings.first?.value == "<secret>" }
    }

    static let deepest = [
        "db.deep.password", "db.deep.list[0].password", "db.deep.list[0].tokens[0]", "db.deep.list[0].tokens[1]",
    ]

    @Test(arguments: [
        ("password", ["password"]), ("PASSWORD", ["password"]), ("db", ["db.password", "db.api_token"] + deepest),
        ("*.password", ["db.password"]),
        ("**.password", ["password", "db.password", "db.deep.password", "db.deep.list[0].password"]),
        ("*_token", ["api_token"]), ("**.*_token", ["api_token", "db.api_token"]), ("api_*", ["api_token"]),
        ("**.*tok*", ["api_token", "db.api_token"] + deepest.suffix(2) + ["hosts[0].token", "hosts[1].token"]),
        ("db.**.password", ["db.password", "db.deep.password", "db.deep.list[0].password"]),
        ("db.**", ["db.password", "db.api_token"] + deepest), ("db.deep.**.tokens", Array(deepest.suffix(2))),
        ("**.tokens[1]", [deepest[3]]), ("**.tokens.1", [deepest[3]]),
        ("hosts[*].token", ["hosts[0].token", "hosts[1].token"]),
        ("hosts.*.token", ["hosts[0].token", "hosts[1].token"]), ("hosts[1]", ["hosts[1].token"]), ("['*']", ["*"]),
        ("**.**.deep.**.**.password", ["db.deep.password", "db.deep.list[0].password"]),
        ("*.*.*", deepest + ["hosts[0].token", "hosts[1].token"]),
        ("nothing", []), ("pass", []), ("db.passwords", []), ("db.password.below", []),
    ])
    func pattern_hidesWhatItMatches(_ pattern: String, _ expected: [String]) throws {
        #expect(try Self.hidden(pattern) == expected)
    }

    @Test(arguments: ["**", "*", "", "hosts..token", "[", "a["]) func pattern_ofEverythingOrOfNothing_hidesEverything(
        _ pattern: String
    ) throws {
        #expect(try Self.hidden(pattern).count == 11)
    }

    @Test func pattern_ofManyStars_isMatchedAtOnce() throws {
        let path = Array(repeating: String(repeating: "a", count: 40), count: 90).joined(separator: ".")
        let pattern = Array(repeating: "**.a*a*a*a*a*b*", count: 40).joined(separator: ".") + ".b"
        let properties = try Properties(sources: [.arguments(["--property=\(path)=x"])]).marking(secret: pattern)
        #expect(properties.explain(path).settings.map(\.value) == ["\"x\""])
    }
}
