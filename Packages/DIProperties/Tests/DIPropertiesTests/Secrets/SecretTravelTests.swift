// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// A value that is secret where it was set is secret wherever it goes.
@Suite struct SecretTravelTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let sources: [PropertySource]
        let secrets: [String]

        init(_ name: String, secret: String..., in sources: PropertySource...) {
            self.name = name
            self.sources = sources
            secrets = secret
        }

        var testDescription: String { name }
    }

    private static func environment(_ variables: [String: String]) -> PropertySource {
        .environment(prefix: "APP_", variables: variables)
    }

    static let cases: [Case] = [
        Case(
            "reference to the map around it", secret: "db.password",
            in: .yaml("db: {password: hunter1, b: 1}\na: ${db}\nd: [\"${db}\"]\nc: ${a}")),
        Case(
            "reference in a default", secret: "db.password",
            in: .yaml("db: {password: hunter1}\na: ${none:-${db}}\nb: ${none:-x${db.password}}\nc: ${db.password}")),
        Case("alias", secret: "db.password", in: .yaml("db: &db {password: hunter1}\na: *db\nb: [*db]")),
        Case("alias of a text", secret: "db.password", in: .yaml("db: {password: &p hunter1}\na: *p\nb: [*p]\nc: *p")),
        Case("secret alias", secret: "copy", in: .yaml("db: {password: &p hunter1}\ncopy: *p\na: ${db.password}")),
        Case("merge key", secret: "db.password", in: .yaml("db: &db {password: hunter1, b: 1}\na: {<<: *db, b: 2}")),
        Case("list of merge keys", secret: "x.p", in: .yaml("x: &x {p: hunter1}\ny: &y {q: 1}\na: {<<: [*y, *x]}")),
        Case(
            "alias whose anchor is overridden", secret: "db.password",
            in: .yaml("db: &db {password: hunter1}\na: *db"), environment(["APP_DB": "none", "APP_A__B": "1"])),
        Case(
            "value that is overridden", secret: "db.password",
            in: .yaml("db: &db {password: hunter1}\na: *db"), .yaml("a: {password: open}\nb: ${a}")),
        Case(
            "map as JSON in a variable", secret: "db.password",
            in: environment(["APP_DB": #"{"password": "hunter1", "b": "x"}"#]), .yaml("a: ${db}\nb: ${db}")),
        Case(
            "map as JSON in an argument", secret: "a.password",
            in: .arguments(["--property", #"a={"b": "x", "password": "hunter1"}"#])),
        Case(
            "text in JSON in a variable that cannot be read", secret: "db.password",
            in: environment(["APP_DB": #"{"password": "hunter1", }"#, "APP_A": "${db}"])),
        Case(
            "text in JSON that cannot be read, by a name anywhere", secret: "**.pass*",
            in: environment(["APP_DB": #"{"password": "hunter1", }"#, "APP_A": "${db}"])),
        Case(
            "map as JSON with references in a variable", secret: "a.password",
            in: environment(["APP_A": #"{"password": "hunter1", "b": "${x}"}"#]), .yaml("x: y")),
        Case(
            "map as JSON in a text of a file", secret: "a.password",
            in: .yaml(#"a: '{"password": "hunter1", "b": "x"}'"#)),
        Case(
            "list of JSON in a variable", secret: "a[1].token",
            in: environment(["APP_A": #"[{"token": "x"}, {"token": "hunter1"}]"#])),
        Case("list with commas", secret: "a[1]", in: environment(["APP_A": "x,hunter1"]), .yaml("b: ${a}\nc: ${a}")),
        Case("single element of a list", secret: "a.*", in: environment(["APP_A": "hunter1"]), .yaml("b: x${a}")),
        Case(
            "element that a variable sets", secret: "hosts[0].token",
            in: .yaml("hosts: [{token: open}]"), environment(["APP_HOSTS__0__TOKEN": "hunter1"]), .yaml("a: ${hosts}")),
        Case(
            "text with a secret", secret: "db.password",
            in: .yaml("db: {password: hunter1}\na: \"x ${b}\"\nb: \"${db.password},1\"\nc: [\"${b}\"]\nd: \"${b}\"")),
        Case(
            "text that becomes JSON", secret: "db.password",
            in: .yaml("db: {password: hunter1}\na: '{\"b\": \"${db.password}\", \"c\": \"x\"}'\nd: ${a}")),
        Case(
            "text that becomes a secret", secret: "a.b", in: .yaml("x: hun\na: {b: \"${x}ter1\"}\nc: ${a}\nd: ${a.b}")),
        Case("number", secret: "n", in: .yaml("n: 0x6B8B4567\na: {a: \"${n}\", c: \"${n}\"}\nb: ${n}")),
        Case("key in another case", secret: "DB.Password", in: .yaml("db: {password: hunter1}\na: ${db}")),
        Case("tag of YAML", secret: "a.b", in: .yaml("a: {b: 1}"), .yaml("a: {b: \"!hunter1\"}")),
        Case(
            "text that looks like a reference", secret: "a",
            in: .yaml("a: {b: \"${hunter1}\", c: \"x${hunter2:-}${hunter3\"}\nb: ${a}\nc: ${a.b}\nd: ${a.c}")),
        Case("text with quotes", secret: "a.b", in: .yaml("a: {b: 'x\"hunter1\"\ty'}\nb: ${a.b}\nc: [\"${a.b}\"]")),
        Case(
            "qualifiers", secret: "db.*",
            in: .yaml("db: {one: hunter1, two: [hunter2, hunter3]}\nc: ${db.one}\nd: ${db.two}")),
        Case(
            "elements of qualifiers", secret: "db.one",
            in: .yaml("db: {one: hunter1}\nd: [one, \"${db.one}\"]\nc: \"${d[1]}\"")),
        Case(
            "values of three sources", secret: "hosts.*.token", "hosts.a.port", "deep.token",
            in: .yaml("hosts:\n  a: {token: hunter1, port: hunter2}\n  b: {token: hunter3}\n", name: "shop.yml"),
            environment(["APP_HOSTS__A__TOKEN": "hunter4"]),
            .values([
                "url": "x:${hosts.a.token}", "port": "${hosts.b.token}", "deep": ["token": ["inner": "hunter6"]],
                "alias": "${deep.token}", "several": "${hosts.b.token},1", "json": "[[\"${hosts.b.token}\"]]",
            ])),
        Case(
            "all values", secret: "**",
            in: .yaml("a: 0x6B8B4567\nb: hunter2\nc: {d: \"on hunter3\"}\ne: \"${b}!\"", name: "shop.yml")),
        Case("default of a group", secret: "a.x", in: .yaml("a: {x: hunter1}\nb: ${a}")),
    ]

    @Test(arguments: cases) func secret_isInNothingThatLeaves(_ one: Case) throws {
        let open = try Properties(sources: one.sources)
        let properties = one.secrets.reduce(open) { $0.marking(secret: $1) }
        for text in WaysOut.texts(of: properties, paths: ["hosts"]) { #expect(!Self.isTelling(text), "\(text)") }
        // Without marks something does: the test looks where it would be.
        #expect(WaysOut.texts(of: open).contains { Self.isTelling($0) })
    }

    @Test(arguments: cases) func secret_isHidden_whereSourcesAreAddedLater(_ one: Case) throws {
        let marked = one.secrets.reduce(try Properties(sources: [])) { $0.marking(secret: $1) }
        for text in WaysOut.texts(of: try marked.adding(one.sources)) { #expect(!Self.isTelling(text), "\(text)") }
    }

    /// The number of one case has several forms.
    private static func isTelling(_ text: String) -> Bool {
        ["hunter", "6B8B4567", "1804289383", "1.804289383"].contains { text.contains($0) }
    }

    @Test func whatIsBesideASecret_isShown() throws {
        let properties = try Properties(sources: [
            .yaml("db: &db {password: hunter1, port: x1}\na: ${db}\nb: *db"),
            Self.environment(["APP_DB__PORT": "x2", "APP_C": #"{"password": "hunter2", "port": "x3"}"#]),
        ]).marking(secret: "db.password").marking(secret: "c.password")
        #expect(
            try properties.json()
                == #"{"db":{"password":"<secret>","port":"x2"},"a":{"password":"<secret>","port":"x2"},"#
                + #""b":{"password":"<secret>","port":"x1"},"c":{"password":"<secret>","port":"x3"}}"#)
        #expect(try properties.value([String: String].self, at: "a") == ["password": "hunter1", "port": "x2"])
        let text = complaint { try properties.value([String: Int].self, at: "c") }
        #expect(text.contains("'c.password' is a string where an integer is expected"), "\(text)")
        let port = complaint { try properties.value(Ported.self, at: "c") }
        #expect(port.contains("'c.port' is the string \"x3\" where an integer is expected"), "\(port)")
    }

    @Test(arguments: ["[%d] %m", "{name}", "[password]"]) func textThatOnlyBeginsAsJSON_isShown_butWhereASecretIsNamed(
        _ text: String
    ) throws {
        let properties = try Properties(sources: [.values(["format": .text(text)])]).marking(secret: "**.password")
        #expect(try properties.json(at: "format") == (text == "[password]" ? "\"<secret>\"" : "\"\(text)\""))
    }

    struct Ported: Decodable { let port: Int }
}
