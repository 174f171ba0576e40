// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The errors for a text that is not a graph. Nothing of it is read.
@Suite struct GraphFormatErrorTests {
    private static let form =
        "fix: write the file again with 'json()', or follow graph.schema.json in swift-di's Documentation"

    private static func error(of text: String) -> String {
        do {
            _ = try BindingGraph(json: text)
            return "read"
        } catch {
            return error.description
        }
    }

    /// The error for a text that was written well, with one part replaced.
    private static func error(of graph: BindingGraph, _ old: String, _ new: String) throws -> String {
        let text = try graph.json()
        #expect(text.contains(old))
        return error(of: text.replacing(old, with: new, maxReplacements: 1))
    }

    @Test(
        arguments: [
            { _ in "" }, { _ in "graph {}" }, { $0 + $0 }, { String($0.prefix { $0 != "[" }) + "[" },
            { $0.replacing("1,\n", with: "1\n", maxReplacements: 1) },
            { $0.replacing("{\"id\"", with: "{id", maxReplacements: 1) },
            { $0.replacing("null", with: "nul", maxReplacements: 1) },
            { $0.replacing("Bar", with: "B\\x", maxReplacements: 1) },
            { _ in String(repeating: "[", count: 100_000) },
        ] as [@Sendable (String) -> String])
    func textThatIsNotJSON_isRefused(_ spoil: @Sendable (String) -> String) throws {
        #expect(
            Self.error(of: spoil(try BindingGraph.kiosk.json())) == """
                invalid graph: the text is not JSON
                fix: write the file again with 'json()'; it is truncated, or not JSON
                """)
    }

    @Test(arguments: [(2, "written by a newer version: schemaVersion 2"), (0, "unknown schemaVersion 0")])
    func graphOfAnotherVersion_isRefused(_ version: Int, _ words: String) throws {
        let (old, new) = ("\"schemaVersion\": 1", "\"schemaVersion\": \(version)")
        #expect(
            try Self.error(of: .kiosk, old, new) == """
                invalid graph: schemaVersion: \(words); this version reads 1
                fix: read it with the version that wrote it, or update swift-di
                """)
    }

    @Test(arguments: [("[]", "an object"), ("1", "an object"), ("null", "an object, not null")])
    func valueThatIsNoGraph_isRefused(_ text: String, _ words: String) {
        #expect(Self.error(of: text) == "invalid graph: expected \(words)\n" + Self.form)
    }

    @Test(
        arguments: [
            (.kiosk, #""schemaVersion""#, #""version""#, "the key 'schemaVersion' is missing"),
            (.kiosk, #""schemaVersion": 1"#, #""schemaVersion": "1""#, "schemaVersion: expected an integer"),
            (.kiosk, #""edges""#, #""arrows""#, "the key 'edges' is missing"),
            (.kiosk, #""diagnostics""#, #""another""#, "the key 'diagnostics' is missing"),
            (.kiosk, #""parent": null, "#, "", "components[0]: the key 'parent' is missing"),
            (.kiosk, #""seed": null, "#, "", "components[0]: the key 'seed' is missing"),
            (.kiosk, #""scope": null, "#, "", "components[1]: the key 'scope' is missing"),
            (.kiosk, #""root": "Shop:Bar""#, #""another": """#, "components[0]: the key 'root' is missing"),
            (.kiosk, #""id": "Shop", "#, "", "components[0]: the key 'id' is missing"),
            (.kiosk, #""module": null, "#, "", "bindings[0]: the key 'module' is missing"),
            (.kiosk, #""place": null"#, #""another": null"#, "bindings[3]: the key 'place' is missing"),
            (.kiosk, #""kind": "lazy""#, #""another": "lazy""#, "edges[0]: the key 'kind' is missing"),
            (.kiosk, #""id": "Shop/Till""#, #""id": null"#, "components[1].id: expected a string, not null"),
            (.kiosk, #""key": "Bar""#, #""key": 7"#, "bindings[0].key: expected a string"),
            (.kiosk, #""diagnostics": ["#, #""diagnostics": {}, "others": ["#, "diagnostics: expected an array"),
            (.kiosk, #""edges": ["#, #""edges": ["Shop","#, "edges[0]: expected an object"),
            (
                .kiosk, "Shop/Shop.swift:2", "Shop/Shop.swift",
                "bindings[1].place: a place is written 'Module/File.swift:line', not 'Shop/Shop.swift'"
            ),
            (
                .kiosk, #""weak""#, #""strong""#,
                "edges[4].kind: Cannot initialize NeedKind from invalid String value strong"
            ),
            // A file of a later version may have names that this one does not know; half of a graph would be worse than none.
            (
                .openingShop, #"["throwing"]"#, #"["cancellable"]"#,
                "bindings[9].effects[0]: Cannot initialize Effect from invalid String value cancellable"
            ),
            (
                .openingShop, #"["onStop"]"#, #"["onStop", "onPause"]"#,
                "bindings[4].hooks[1]: Cannot initialize LifecycleHook from invalid String value onPause"
            ),
            (
                .openingShop, #""construction": "throwing""#, #""construction": "lazy""#,
                "components[1].construction: Cannot initialize Construction from invalid String value lazy"
            ),
            (.openingShop, #"["throwing"]"#, #""throwing""#, "bindings[9].effects: expected an array"),
            (.openingShop, #"["throwing"]"#, "[1]", "bindings[9].effects[0]: expected a string"),
            (
                .openingShop, #""isOnMainActor": true"#, #""isOnMainActor": 1"#,
                "bindings[0].isOnMainActor: expected a Boolean"
            ),
            (
                ChoiceExportTests.both, #""isChosen": true"#, #""isChosen": 1"#,
                "choices[0].isChosen: expected a Boolean"
            ),
            (
                ChoiceExportTests.both, #""reason": "profile \"demo\" is active", "#, "",
                "choices[0]: the key 'reason' is missing"
            ),
            (ChoiceExportTests.both, #""context": "live""#, #""context": 7"#, "context: expected a string"),
        ] as [(BindingGraph, String, String, String)])
    func graphOfAnotherForm_isRefused(_ graph: BindingGraph, _ old: String, _ new: String, _ message: String) throws {
        #expect(try Self.error(of: graph, old, new) == "invalid graph: \(message)\n" + Self.form)
    }

    @Test(
        arguments: [
            (
                .kiosk, #""id": "Shop/Till""#, #""id": "Shop""#,
                "components[1].id: 'Shop' is also the id of components[0]"
            ),
            (
                .kiosk, #""id": "Shop:Heater""#, #""id": "Shop:Bar""#,
                "bindings[1].id: 'Shop:Bar' is also the id of bindings[0]"
            ),
            (
                .kiosk, #""parent": "Shop""#, #""parent": "Stop""#,
                "components[1].parent: the graph has no component 'Stop'"
            ),
            (
                .kiosk, #""root": "Shop:Bar""#, #""root": "Shop:Car""#,
                "components[0].root: the graph has no binding 'Shop:Car'"
            ),
            (
                .kiosk, #""component": "Shop/Till""#, #""component": "Till""#,
                "bindings[3].component: the graph has no component 'Till'"
            ),
            (.kiosk, #""from": "Shop/Till:Receipt""#, #""from": """#, "edges[3].from: the graph has no binding ''"),
            (
                .kiosk, #""to": "Shop/Till:Cash""#, #""to": "Shop:Cash""#,
                "edges[3].to: the graph has no binding 'Shop:Cash'"
            ),
            (
                ChoiceExportTests.both, #"{"component": "Shop", "module": "D"#, #"{"component": "Kiosk", "module": "D"#,
                "choices[0].component: the graph has no component 'Kiosk'"
            ),
            (
                DecoratedShop.graph, #"DecoratedShop.Log"},"#, #"DecoratedShop.Flog"},"#,
                "bindings[1].decorates: the graph has no binding "
                    + "'DIGraphToolsTests.DecoratedShop:DIGraphToolsTests.DecoratedShop.Flog'"
            ),
        ] as [(BindingGraph, String, String, String)])
    func graphThatDoesNotFitTogether_isRefused(
        _ graph: BindingGraph, _ old: String, _ new: String, _ message: String
    ) throws {
        let fix = "fix: write the file again with 'json()'; it was edited by hand, or merged from several files"
        #expect(try Self.error(of: graph, old, new) == "invalid graph: \(message)\n" + fix)
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
