// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The errors for a text that is not a graph. Nothing of it is read.
@Suite struct GraphFormatErrorTests {
    /// A text that was written well, and how it is spoilt.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let spoil: @Sendable (String) -> String
        let words: String

        init(_ name: String, _ words: String = noJSON, _ spoil: @escaping @Sendable (String) -> String) {
            testDescription = name
            self.words = words
            self.spoil = spoil
        }

        init(_ name: String, replacing old: String, with new: String, _ words: String = noJSON) {
            self.init(name, words) { text in
                text.contains(old) ? text.replacing(old, with: new, maxReplacements: 1) : "'\(old)' is not in the text"
            }
        }
    }

    private static let noJSON = """
        invalid graph: the text is not JSON
        fix: write the file again with 'json()'; it is truncated, or not JSON
        """
    private static let form =
        "fix: write the file again with 'json()', or follow graph.schema.json in swift-di's Documentation"
    private static let changed =
        "fix: write the file again with 'json()'; it was edited by hand, or merged from several files"

    private static func error(of text: String) -> String {
        do {
            _ = try BindingGraph(json: text)
            return "read"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        Damage("empty") { _ in "" }, Damage("words") { _ in "graph {}" }, Damage("two graphs") { $0 + $0 },
        Damage("cut in a list") { String($0.prefix { $0 != "[" }) + "[" },
        Damage("comma forgotten", replacing: "1,\n", with: "1\n"),
        Damage("key without quotes", replacing: "{\"id\"", with: "{id"),
        Damage("half a word", replacing: "null", with: "nul"),
        Damage("bad escape", replacing: "Bar", with: "B\\x"),
        Damage("too deep") { _ in String(repeating: "[", count: 100_000) },
        Damage(
            "newer", replacing: "\"schemaVersion\": 1", with: "\"schemaVersion\": 2",
            """
            invalid graph: schemaVersion: written by a newer version: schemaVersion 2; this version reads 1
            fix: read it with the version that wrote it, or update swift-di
            """),
        Damage(
            "older than the first", replacing: "\"schemaVersion\": 1", with: "\"schemaVersion\": 0",
            """
            invalid graph: schemaVersion: unknown schemaVersion 0; this version reads 1
            fix: read it with the version that wrote it, or update swift-di
            """),
        Damage(
            "without version", replacing: "\"schemaVersion\"", with: "\"version\"",
            "invalid graph: the key 'schemaVersion' is missing\n" + form),
        Damage(
            "version in words", replacing: "\"schemaVersion\": 1", with: "\"schemaVersion\": \"1\"",
            "invalid graph: schemaVersion: expected an integer\n" + form),
        Damage("list", "invalid graph: expected an object\n" + form) { _ in "[]" },
        Damage("number", "invalid graph: expected an object\n" + form) { _ in "1" },
        Damage("null", "invalid graph: expected an object, not null\n" + form) { _ in "null" },
        Damage(
            "list missing", replacing: "\"edges\"", with: "\"arrows\"",
            "invalid graph: the key 'edges' is missing\n" + form),
        Damage(
            "key missing", replacing: "\"parent\": null, ", with: "",
            "invalid graph: components[0]: the key 'parent' is missing\n" + form),
        Damage(
            "null", replacing: "\"id\": \"Shop/Till\"", with: "\"id\": null",
            "invalid graph: components[1].id: expected a string, not null\n" + form),
        Damage(
            "number for a text", replacing: "\"key\": \"Bar\"", with: "\"key\": 7",
            "invalid graph: bindings[0].key: expected a string\n" + form),
        Damage(
            "object for a list", replacing: "\"diagnostics\": [", with: "\"diagnostics\": {}, \"others\": [",
            "invalid graph: diagnostics: expected an array\n" + form),
        Damage(
            "text for an object", replacing: "\"edges\": [", with: "\"edges\": [\"Shop\",",
            "invalid graph: edges[0]: expected an object\n" + form),
        Damage(
            "place", replacing: "Shop/Shop.swift:2", with: "Shop/Shop.swift",
            "invalid graph: bindings[1].place: a place is written 'Module/File.swift:line', not 'Shop/Shop.swift'\n"
                + form),
        Damage(
            "kind of edge", replacing: "\"weak\"", with: "\"strong\"",
            "invalid graph: edges[4].kind: Cannot initialize NeedKind from invalid String value strong\n" + form),
        Damage(
            "component twice", replacing: "\"id\": \"Shop/Till\"", with: "\"id\": \"Shop\"",
            "invalid graph: components[1].id: 'Shop' is also the id of components[0]\n" + changed),
        Damage(
            "binding twice", replacing: "\"id\": \"Shop:Heater\"", with: "\"id\": \"Shop:Bar\"",
            "invalid graph: bindings[1].id: 'Shop:Bar' is also the id of bindings[0]\n" + changed),
        Damage(
            "parent", replacing: "\"parent\": \"Shop\"", with: "\"parent\": \"Stop\"",
            "invalid graph: components[1].parent: the graph has no component 'Stop'\n" + changed),
        Damage(
            "root", replacing: "\"root\": \"Shop:Bar\"", with: "\"root\": \"Shop:Car\"",
            "invalid graph: components[0].root: the graph has no binding 'Shop:Car'\n" + changed),
        Damage(
            "component", replacing: "\"component\": \"Shop/Till\"", with: "\"component\": \"Till\"",
            "invalid graph: bindings[3].component: the graph has no component 'Till'\n" + changed),
        Damage(
            "edge from nowhere", replacing: "\"from\": \"Shop/Till:Receipt\"", with: "\"from\": \"\"",
            "invalid graph: edges[3].from: the graph has no binding ''\n" + changed),
        Damage(
            "edge to nowhere", replacing: "\"to\": \"Shop/Till:Cash\"", with: "\"to\": \"Shop:Cash\"",
            "invalid graph: edges[3].to: the graph has no binding 'Shop:Cash'\n" + changed),
    ])
    func damagedText_isRefused(_ damage: Damage) throws {
        let found = Self.error(of: damage.spoil(try BindingGraph.kiosk.json()))
        #expect(found == damage.words)
    }

    @Test func bytesThatAreNoText() throws {
        let error = #expect(throws: BindingGraph.FormatError.self) {
            try BindingGraph(json: [0x22, 0xC3, 0x22] as [UInt8])
        }
        #expect(error?.location == "")
    }

    /// Wherever a text is cut, an error says so, and none traps.
    @Test func text_thatIsCutAnywhere_isRefused() throws {
        let text = Array(try BindingGraph.kiosk.json().utf8)
        let whole = text.count - 1
        for count in 0..<whole {
            let error = #expect(throws: BindingGraph.FormatError.self) { try BindingGraph(json: text.prefix(count)) }
            #expect(error?.fix == "write the file again with 'json()'; it is truncated, or not JSON")
        }
        #expect(try BindingGraph(json: text.prefix(whole)).bindings == BindingGraph.kiosk.bindings)
    }
}
