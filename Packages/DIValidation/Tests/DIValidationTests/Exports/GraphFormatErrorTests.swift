// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

/// The errors for a text that is not a graph. Nothing of it is read.
@Suite struct GraphFormatErrorTests {
    /// A text that was written well, and how it is spoilt.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let spoil: @Sendable (String) -> String
        let words: String

        init(_ name: String, _ words: String, _ spoil: @escaping @Sendable (String) -> String) {
            testDescription = name
            self.words = words
            self.spoil = spoil
        }

        init(_ name: String, replacing old: String, with new: String, _ words: String) {
            self.init(name, words) { text in
                text.contains(old) ? text.replacing(old, with: new, maxReplacements: 1) : "'\(old)' is not in the text"
            }
        }
    }

    private static let cut = "fix: write the file anew with 'json()'; it was cut or is not JSON"
    private static let form =
        "fix: see Documentation/graph.schema.json for the form, or write the file anew with 'json()'"
    private static let changed =
        "fix: write the file anew with 'json()'; it was changed by hand, or put together of several"

    private static func error(of text: String) -> String {
        do {
            _ = try BindingGraph(json: text)
            return "read"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        Damage("empty", "no graph: line 1, column 1: the text is empty\n" + cut) { _ in "" },
        Damage("blank", "no graph: line 3, column 2: the text ends in the middle of the JSON\n" + cut) { _ in "\n\n " },
        Damage("words", "no graph: line 1, column 1: expected a value\n" + cut) { _ in "graph {}" },
        Damage("cut in a list", "no graph: line 3, column 18: the text ends in the middle of the JSON\n" + cut) {
            String($0.prefix { $0 != "[" }) + "["
        },
        Damage("cut in a name", "no graph: line 2, column 9: the text ends in the middle of the JSON\n" + cut) {
            String($0.prefix(10))
        },
        Damage("two graphs", "no graph: line 25, column 1: the JSON is over, but the text goes on\n" + cut) { $0 + $0 },
        Damage(
            "comma too many", replacing: "}\n  ]", with: "},\n  ]",
            "no graph: line 6, column 3: expected a value\n" + cut),
        Damage(
            "comma forgotten", replacing: "1,\n", with: "1\n",
            "no graph: line 3, column 3: expected a comma or '}'\n" + cut),
        Damage(
            "key without quotes", replacing: "{\"id\"", with: "{id",
            "no graph: line 4, column 6: expected a key in quotes\n" + cut),
        Damage(
            "not a number", replacing: "1,", with: "NaN,", "no graph: line 2, column 20: expected a value\n" + cut),
        Damage(
            "half a number", replacing: "1,", with: "1.,", "no graph: line 2, column 22: expected a digit\n" + cut),
        Damage(
            "half a word", replacing: "null", with: "nul", "no graph: line 4, column 49: expected 'null'\n" + cut),
        Damage(
            "newline in a text", replacing: "Bar", with: "B\nr",
            "no graph: line 4, column 101: a control character within a text\n" + cut),
        Damage(
            "bad escape", replacing: "Bar", with: "B\\x",
            "no graph: line 4, column 102: expected an escape such as \\n\n" + cut),
        Damage("too deep", "no graph: line 1, column 501: nested more than 500 deep\n" + cut) { _ in
            String(repeating: "[", count: 100_000)
        },
    ])
    func textThatIsNoJSON(damage: Damage) throws {
        let found = Self.error(of: damage.spoil(try BindingGraph.kiosk.json()))
        #expect(found == damage.words)
    }

    @Test(arguments: [
        Damage(
            "newer", replacing: "\"schemaVersion\": 1", with: "\"schemaVersion\": 2",
            """
            no graph: schemaVersion: made by a newer version: schemaVersion 2; this one reads 1
            fix: read it with the version that wrote it, or update this one
            """),
        Damage(
            "older than the first", replacing: "\"schemaVersion\": 1", with: "\"schemaVersion\": 0",
            "no graph: schemaVersion: there is no schemaVersion 0; this one reads 1\n" + form),
        Damage(
            "without version", replacing: "\"schemaVersion\"", with: "\"version\"",
            "no graph: the key 'schemaVersion' is missing\n" + form),
        Damage(
            "version in words", replacing: "\"schemaVersion\": 1", with: "\"schemaVersion\": \"1\"",
            "no graph: schemaVersion: not a whole number\n" + form),
        Damage("list", "no graph: not an object\n" + form) { _ in "[]" },
        Damage("number", "no graph: not an object\n" + form) { _ in "1" },
        Damage("null", "no graph: null instead of an object\n" + form) { _ in "null" },
        Damage(
            "list missing", replacing: "\"edges\"", with: "\"arrows\"", "no graph: the key 'edges' is missing\n" + form),
        Damage(
            "key missing", replacing: "\"parent\": null, ", with: "",
            "no graph: components[0]: the key 'parent' is missing\n" + form),
        Damage(
            "null", replacing: "\"id\": \"Shop/Till\"", with: "\"id\": null",
            "no graph: components[1].id: null instead of a text\n" + form),
        Damage(
            "number for a text", replacing: "\"key\": \"Bar\"", with: "\"key\": 7",
            "no graph: bindings[0].key: not a text\n" + form),
        Damage(
            "object for a list", replacing: "\"diagnostics\": [", with: "\"diagnostics\": {}, \"others\": [",
            "no graph: diagnostics: not a list\n" + form),
        Damage(
            "text for an object", replacing: "\"edges\": [", with: "\"edges\": [\"Shop\",",
            "no graph: edges[0]: not an object\n" + form),
        Damage(
            "place", replacing: "Shop/Shop.swift:2", with: "Shop/Shop.swift",
            "no graph: bindings[1].place: a place is written 'Module/File.swift:line', not 'Shop/Shop.swift'\n" + form),
        Damage(
            "kind of edge", replacing: "\"weak\"", with: "\"strong\"",
            """
            no graph: edges[4].kind: 'strong' is no kind of edge; the kinds are direct, provider, lazy, weak, optional, \
            collection, componentFactory, factory, injector

            """ + form),
    ])
    func textOfAnotherForm(damage: Damage) throws {
        let found = Self.error(of: damage.spoil(try BindingGraph.kiosk.json()))
        #expect(found == damage.words)
    }

    @Test(arguments: [
        Damage(
            "component twice", replacing: "\"id\": \"Shop/Till\"", with: "\"id\": \"Shop\"",
            "no graph: components[1].id: 'Shop' is also the id of components[0]\n" + changed),
        Damage(
            "binding twice", replacing: "\"id\": \"Shop:Heater\"", with: "\"id\": \"Shop:Bar\"",
            "no graph: bindings[1].id: 'Shop:Bar' is also the id of bindings[0]\n" + changed),
        Damage(
            "parent", replacing: "\"parent\": \"Shop\"", with: "\"parent\": \"Stop\"",
            "no graph: components[1].parent: there is no component 'Stop'\n" + changed),
        Damage(
            "own parent", replacing: "\"parent\": \"Shop\"", with: "\"parent\": \"Shop/Till\"",
            "no graph: components[1].parent: 'Shop/Till' is an ancestor of itself\n" + changed),
        Damage(
            "parents in a circle", replacing: "\"parent\": null", with: "\"parent\": \"Shop/Till\"",
            "no graph: components[0].parent: 'Shop' is an ancestor of itself\n" + changed),
        Damage(
            "root", replacing: "\"root\": \"Shop:Bar\"", with: "\"root\": \"Shop:Car\"",
            "no graph: components[0].root: there is no binding 'Shop:Car'\n" + changed),
        Damage(
            "component", replacing: "\"component\": \"Shop/Till\"", with: "\"component\": \"Till\"",
            "no graph: bindings[3].component: there is no component 'Till'\n" + changed),
        Damage(
            "edge from nowhere", replacing: "\"from\": \"Shop/Till:Receipt\"", with: "\"from\": \"\"",
            "no graph: edges[3].from: there is no binding ''\n" + changed),
        Damage(
            "edge to nowhere", replacing: "\"to\": \"Shop/Till:Cash\"", with: "\"to\": \"Shop:Cash\"",
            "no graph: edges[3].to: there is no binding 'Shop:Cash'\n" + changed),
    ])
    func partsThatDoNotFitTogether(damage: Damage) throws {
        let found = Self.error(of: damage.spoil(try BindingGraph.kiosk.json()))
        #expect(found == damage.words)
    }

    @Test func bytesThatAreNoText() throws {
        let error = #expect(throws: GraphFormatError.self) { try BindingGraph(json: [0x22, 0xC3, 0x22] as [UInt8]) }
        #expect(error?.description == "no graph: the text is not UTF-8\n" + Self.form)
        #expect(error?.debugDescription == error?.description)
        #expect(error?.location == "")
    }

    /// Wherever a text is cut, an error says so, and none traps.
    @Test func text_thatIsCutAnywhere_isRefused() throws {
        let text = Array(try BindingGraph.kiosk.json().utf8)
        let whole = text.count - 1
        for count in 0..<whole {
            let error = #expect(throws: GraphFormatError.self) { try BindingGraph(json: text.prefix(count)) }
            #expect(error?.fix == "write the file anew with 'json()'; it was cut or is not JSON")
        }
        #expect(try BindingGraph(json: text.prefix(whole)).bindings == BindingGraph.kiosk.bindings)
    }

    /// Ancestors are found in a circle that does not contain the component where the search begins.
    @Test func circleOfParents_isFound_fromWithout() throws {
        let parents: [(String, String)] = [("A", "B"), ("B", "C"), ("C", "D"), ("D", "C")]
        let graph = BindingGraph(
            components: parents.map { id, parent in
                BindingGraph.Component(id: id, name: id, parent: parent, scope: nil, seed: nil, root: nil)
            }, bindings: [], edges: [], diagnostics: [])
        let text = try graph.json()
        #expect(
            Self.error(of: text) == "no graph: components[2].parent: 'C' is an ancestor of itself\n" + Self.changed)
    }
}
