// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIProperties

/// Shapes of YAML that people write, each beside the JSON that says the same.
@Suite struct YAMLShapesTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let yaml: String
        let json: String

        init(_ name: String, _ yaml: String, _ json: String) {
            (self.name, self.yaml, self.json) = (name, yaml, json)
        }

        var testDescription: String { name }
    }

    /// Twenty of a line, as many as a file has that is about jobs or patterns.
    static func many(_ line: (Int) -> String) -> String { (0..<20).map(line).joined() }

    static let stars: [Shape] = [
        Shape(
            "cron lines, and a URL with references",
            many { "job\($0): \"*/5 * * * *\"\n" } + "url: http://${host}:${port}/\n",
            "{" + many { "\"job\($0)\": \"*/5 * * * *\", " } + "\"url\": \"http://${host}:${port}/\"}"),
        Shape(
            "cron lines without quotes",
            "jobs:\n" + many { "  - \($0) * * * *\n" } + "shift: 0 ? * *\nwhy: is it ? so\n",
            "{\"jobs\": [" + (0..<20).map { "\"\($0) * * * *\"" }.joined(separator: ", ")
                + "], \"shift\": \"0 ? * *\", \"why\": \"is it ? so\"}"),
        Shape(
            "Markdown in a block",
            "text: |\n" + many { "  * **item** \($0)\n" } + "  [link]: http://a/\n  {x}: y\n  ? z\n",
            "{\"text\": \"" + many { "* **item** \($0)\\n" } + "[link]: http://a/\\n{x}: y\\n? z\\n\"}"),
        Shape(
            "patterns in quotes, and a map in brackets",
            "globs: [" + (0..<20).map { "'*.\($0)'" }.joined(separator: ", ") + "]\nmap: {a: [1], b: {c: 2}}\n",
            "{\"globs\": [" + (0..<20).map { "\"*.\($0)\"" }.joined(separator: ", ")
                + "], \"map\": {\"a\": [1], \"b\": {\"c\": 2}}}"),
        Shape(
            "stars in comments", many { "# *a *b ? c [d]: \($0)\n" } + "a: 1 # *x\n", "{\"a\": 1}"),
    ]

    static let aliases: [Shape] = [
        Shape(
            "an alias as a value and an element", "a: &x 1\nb: *x\nc: [*x, *x]\n",
            "{\"a\": 1, \"b\": 1, \"c\": [1, 1]}"),
        Shape(
            "an anchor that is set twice", "a: &x 1\nb: *x\nc: &x 2\nd: *x\n",
            "{\"a\": 1, \"b\": 1, \"c\": 2, \"d\": 2}"),
        Shape(
            "an alias before a comment, and in brackets",
            "a: &x-1_y {b: 1}\nc: *x-1_y # *no\nd: {e: *x-1_y, f: *x-1_y}\n",
            "{\"a\": {\"b\": 1}, \"c\": {\"b\": 1}, \"d\": {\"e\": {\"b\": 1}, \"f\": {\"b\": 1}}}"),
        Shape(
            "merge keys", "a: &a {x: 1, y: 2}\nb: &b {y: 3}\nc:\n  <<: [*b, *a]\n  z: 4\n",
            "{\"a\": {\"x\": 1, \"y\": 2}, \"b\": {\"y\": 3}, \"c\": {\"z\": 4, \"y\": 3, \"x\": 1}}"),
        Shape("an anchor on nothing", "a: &x\nb: *x\n", "{\"a\": null, \"b\": null}"),
        Shape("an anchor on a text in quotes", "a: &x '*y'\nb: *x\n", "{\"a\": \"*y\", \"b\": \"*y\"}"),
    ]

    static let forms: [Shape] = [
        Shape("explicit keys", "? a\n: 1\n? b\n:\n  - 2\n? c\n", "{\"a\": 1, \"b\": [2], \"c\": null}"),
        Shape("CRLF", "a: 1\r\nb:\r\n  - 2\r\nc: |\r\n  x\r\n", "{\"a\": 1, \"b\": [2], \"c\": \"x\\n\"}"),
        Shape("CR", "a: 1\rb: 2\r", "{\"a\": 1, \"b\": 2}"),
        Shape("a mark of byte order", "\u{FEFF}a: 1\n", "{\"a\": 1}"),
        Shape("marks of a document", "%YAML 1.2\n---\na: 1\n...\n", "{\"a\": 1}"),
        Shape("tabs behind values", "a:\t1\t# x\nb: \"\tc\"\n", "{\"a\": 1, \"b\": \"\\tc\"}"),
        Shape(
            "texts of several lines", "a: one\n  two\n\n  three\nb: \"x\n  y\"\nc: 'it''s'\n",
            "{\"a\": \"one two\\nthree\", \"b\": \"x y\", \"c\": \"it's\"}"),
        Shape(
            "blocks with marks", "a: >-\n  b\n  c\nd: |+\n  e\n\nf: |2\n    g\n",
            "{\"a\": \"b c\", \"d\": \"e\\n\\n\", \"f\": \"  g\\n\"}"),
        Shape(
            "brackets over lines", "a: [1,\n  2, # x\n  3]\nb: {c: 1,\n  \"d\":2, e}\n",
            "{\"a\": [1, 2, 3], \"b\": {\"c\": 1, \"d\": 2, \"e\": null}}"),
        Shape("a pair in a list", "a: [b: 1, \"c\": 2]\n", "{\"a\": [{\"b\": 1}, {\"c\": 2}]}"),
        Shape(
            "colons and hashes within words", "a: b:c\nd: e#f\nurl: http://x:80/?a=[b]#c\n",
            "{\"a\": \"b:c\", \"d\": \"e#f\", \"url\": \"http://x:80/?a=[b]#c\"}"),
        Shape(
            "lists in lists",
            "- - 1\n  - 2\n-\n  - 3\n".split(separator: "\n").map { "  \($0)\n" }
                .reduce("a:\n", +), "{\"a\": [[1, 2], [3]]}"),
        Shape("a list below its key", "a:\n- 1\n- b: 2\n  c: 3\n", "{\"a\": [1, {\"b\": 2, \"c\": 3}]}"),
        Shape("tags", "a: !!str 1\nc: !!seq [3]\n", "{\"a\": \"1\", \"c\": [3]}"),
    ]

    /// YAML 1.2 ends no line with these; libyaml, which follows 1.1, does.
    static let oldLineEnds: [Shape] = ["\u{85}", "\u{2028}", "\u{2029}"].flatMap { end in
        [
            Shape(
                "\(end.unicodeScalars.map { String($0.value, radix: 16) }) within texts",
                "a: foo\(end)b\nc: \"x\(end)  y\"\nd: |\n  z\(end)w\nk\(end): 1 # x\(end)b: 2\n",
                "{\"a\": \"foo\(end)b\", \"c\": \"x\(end)  y\", \"d\": \"z\(end)w\\n\", \"k\(end)\": 1}"),
            Shape(
                "\(end.unicodeScalars.map { String($0.value, radix: 16) }) as an escape",
                "a: \"\\N\\L\\P*\"\nb: 'x\(end)*'\n",
                "{\"a\": \"\u{85}\u{2028}\u{2029}*\", \"b\": \"x\(end)*\"}"),
        ]
    }

    @Test(arguments: stars + aliases + forms + oldLineEnds) func shape_saysWhatItsJSONSays(_ shape: Shape) throws {
        let yaml = try Properties(yaml: shape.yaml)
        let json = try Properties(json: shape.json)
        #expect(MergingTests.Plain(yaml.root) == MergingTests.Plain(json.root))
    }

    /// Any two of the shapes may be values of one file.
    @Test(arguments: stars + aliases + oldLineEnds) func shapes_followEachOther(_ shape: Shape) throws {
        for other in Self.stars + Self.aliases + Self.oldLineEnds {
            let yaml = try Properties(yaml: "first:\n\(Self.indented(shape))other:\n\(Self.indented(other))last: [1]\n")
            let json = try Properties(json: "{\"first\": \(shape.json), \"other\": \(other.json), \"last\": [1]}")
            #expect(MergingTests.Plain(yaml.root) == MergingTests.Plain(json.root), "\(other)")
        }
    }

    private static func indented(_ shape: Shape) -> String {
        shape.yaml.split(separator: "\n").map { "  \($0)\n" }.joined()
    }

    static let noName = "'*' begins an alias, which is a name without an anchor"
    static let noAnchor = "an alias refers to an anchor that is not defined before it"

    static let bad: [(String, String, String)] = [
        ("a: *.txt\n", noName, "1:4"), ("a: * b\n", noName, "1:4"),
        ("a: *b c\n", noName, "1:4"), ("a: *\n", noName, "1:4"), ("a: [*, b]\n", noName, "1:5"),
        ("a: *b\nb: &b 1\n", noAnchor, "1:4"), ("*b : 1\n", "a key must be a string", "1:1"),
        ("a: &a [*a]\n", noAnchor, "1:8"),
        ("a: &a 1\nb: &c *a\n", noName, "2:4"),
        ("a: &a [1]\n*a : 1\n", "a key must be a string", "2:1"),
        ("a: foo\u{2028}b: 1\n", "mapping values are not allowed in this context", "1:9"),
        (
            "a: 1\u{85}\u{2028}\nb\u{2029}: 1\nc: [\n", "while parsing a flow node, did not find expected node content",
            "4:1"
        ),
        ("k\u{2028}: 1\nk\u{2028}: 2\n", "the key \"k\u{2028}\" is defined twice in one map", "1:1"),
    ]

    @Test(arguments: bad) func mistake_isReportedWithItsPlace(_ yaml: String, _ problem: String, _ place: String) {
        do throws(SyntaxProblem) {
            let node = try PropertyFormat.yaml.parse(Array(yaml.utf8), name: "x", limits: .init())
            Issue.record("nothing was thrown: \(MergingTests.Plain(node))")
        } catch {
            let found = error.position.map { "\($0.line):\($0.column)" }
            #expect(error.message == problem)
            #expect(found == place)
        }
    }

    @Test(arguments: [
        ("null", "null"), ("Null", "null"), ("~", "null"), ("", "null"), ("nULL", "\"nULL\""), ("true", "true"),
        ("TRUE", "true"),
        ("tRUE", "\"tRUE\""), ("False", "false"), ("yes", "\"yes\""), ("no", "\"no\""), ("on", "\"on\""),
        ("y", "\"y\""),
        ("0", "0"), ("-1", "-1"), ("+1", "+1"), ("0o17", "0o17"), ("0o18", "\"0o18\""), ("0xFf", "0xFf"),
        ("0xg", "\"0xg\""),
        ("0x", "\"0x\""), ("1_000", "\"1_000\""), ("1.5", "1.5"), (".5", ".5"), ("5.", "5."), (".", "\".\""),
        ("1e3", "1e3"),
        ("1e", "\"1e\""), ("1E-3", "1E-3"), (".inf", ".inf"), ("-.INF", "-.INF"), (".nan", ".nan"),
        ("-.nan", "\"-.nan\""),
        ("12:30", "\"12:30\""), ("2026-11-21", "\"2026-11-21\""), ("1.2.3", "\"1.2.3\""), ("-", "\"-\""),
        ("+", "\"+\""),
        ("1 2", "\"1 2\""), ("0644", "0644"), ("١", "\"١\""),
    ])
    func plainScalar_isReadByTheCoreSchema(_ text: String, _ shown: String) {
        #expect(Shown.value(YAMLScalar.content(of: text)) == shown)
    }
}
