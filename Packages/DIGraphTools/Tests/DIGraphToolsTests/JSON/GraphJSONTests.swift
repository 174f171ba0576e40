// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

@Suite struct GraphJSONTests {
    @Test func json_hasALineForEachPart() throws {
        let diagnostic = try #require(BindingGraph.kiosk.diagnostics.first)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = String(decoding: try encoder.encode(diagnostic), as: UTF8.self)
        #expect(
            try BindingGraph.kiosk.json() == """
                {
                  "schemaVersion": 1,
                  "components": [
                    {"id": "Shop", "name": "Shop", "parent": null, "scope": "PerShop", "seed": null, "root": "Shop:Bar"},
                    {"id": "Shop/Till", "name": "Till", "parent": "Shop", "scope": null, "seed": "Cash", \
                "root": "Shop/Till:Receipt"}
                  ],
                  "bindings": [
                    {"id": "Shop:Bar", "component": "Shop", "key": "Bar", "kind": "factory", "sharing": "unshared", \
                "module": null, "place": "Shop/Shop.swift:1"},
                    {"id": "Shop:Heater", "component": "Shop", "key": "Heater", "kind": "factory", \
                "sharing": "shared", "module": "Kitchen", "place": "Shop/Shop.swift:2"},
                    {"id": "Shop:ComponentFactory<Till>", "component": "Shop", "key": "ComponentFactory<Till>", \
                "kind": "componentFactory", "sharing": "unshared", "module": null, "place": "Shop/Shop.swift:3"},
                    {"id": "Shop/Till:Cash", "component": "Shop/Till", "key": "Cash", "kind": "seed", \
                "sharing": "unshared", "module": null, "place": null},
                    {"id": "Shop/Till:Receipt", "component": "Shop/Till", "key": "Receipt", "kind": "factory", \
                "sharing": "unshared", "module": null, "place": "Shop/Shop.swift:4"}
                  ],
                  "edges": [
                    {"from": "Shop:Bar", "to": "Shop:Heater", "kind": "lazy"},
                    {"from": "Shop:Bar", "to": "Shop:ComponentFactory<Till>", "kind": "componentFactory"},
                    {"from": "Shop:ComponentFactory<Till>", "to": "Shop/Till:Receipt", "kind": "direct"},
                    {"from": "Shop/Till:Receipt", "to": "Shop/Till:Cash", "kind": "direct"},
                    {"from": "Shop/Till:Receipt", "to": "Shop:Heater", "kind": "weak"}
                  ],
                  "diagnostics": [
                    \(line)
                  ]
                }

                """)
    }

    @Test func json_ofAnEmptyGraph_hasAllKeys() throws {
        let text = """
            {
              "schemaVersion": 1,
              "components": [],
              "bindings": [],
              "edges": [],
              "diagnostics": []
            }

            """
        let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
        #expect(try empty.json() == text)
        #expect(try BindingGraph(json: text).components == [])
    }

    /// Graphs by hand and of programs, with a mistake, overrides, conditions and effects, and parts of graphs.
    static let graphs: [BindingGraph] =
        [
            .kiosk, .coffeeShop, .openingShop, ChoiceExportTests.both, MarkExportTests.shop(isMarked: true),
            MarkExportTests.shop(isMarked: false), DecoratedShop.graph, EffectfulGraphTests.ShopComponent.graph,
            ExportedShop.graph(isBroken: false), ExportedShop.graph(isBroken: true),
        ] + [BindingGraph.coffeeShop.focused(on: "Till")].compactMap(\.self)

    @Test(arguments: graphs.indices) func graph_isReadAsItWasWritten_andFitsTheSchema(_ index: Int) throws {
        let graph = Self.graphs[index]
        let text = try graph.json()
        let data = Data(text.utf8)
        for read in [
            try BindingGraph(json: text), try BindingGraph(json: data),
            try JSONDecoder().decode(BindingGraph.self, from: data),
        ] {
            #expect(read.components == graph.components)
            #expect(read.bindings == graph.bindings)
            #expect(read.edges == graph.edges)
            #expect(read.diagnostics == graph.diagnostics)
            #expect(read.choices == graph.choices)
            #expect(try read.json() == text)
        }
        var schema = try GraphSchema()
        schema.isStrict = true
        #expect(schema.mistakes(in: try JSONValue(text)) == [])
    }

    @Test(arguments: [
        "\"", "\\", "/", "</script>", "\n\r\t\u{0}\u{1F}\u{7F}", "Töpfchen", "咖啡", "\u{2028}", "🫖", "e\u{301}", "\r\n",
        "a#2", "{{}}",
    ])
    func names_surviveWhateverTheyAre(name: String) throws {
        let component = BindingGraph.Component(id: name, name: name, parent: nil, scope: name, seed: name, root: name)
        let place = Place(fileID: "\(name)/\(name).swift", line: 1)
        let binding = BindingGraph.Binding(
            id: name, component: name, key: name, kind: name, sharing: .shared, module: name, place: place)
        let graph = BindingGraph(
            components: [component], bindings: [binding],
            edges: [BindingGraph.Edge(from: name, to: name, kind: .optional)], diagnostics: [])
        let read = try BindingGraph(json: graph.json())
        #expect(read.components == graph.components)
        #expect(read.bindings == graph.bindings)
        #expect(read.edges == graph.edges)
        #expect(read.bindings.first.map { Array($0.id.utf8) } == Array(name.utf8))
    }

    @Test func byteOrderMark_isPassedOver() throws {
        #expect(try BindingGraph(json: "\u{FEFF}" + BindingGraph.kiosk.json()).bindings == BindingGraph.kiosk.bindings)
    }

    @Test func keysThatAreUnknown_arePassedOver() throws {
        let text = try BindingGraph.kiosk.json().replacing("{\"id\"", with: "{\"new\": [{\"x\": 1.5e3}], \"id\"")
            .replacing("\"schemaVersion\"", with: "\"made\": {\"by\": null},\n  \"schemaVersion\"")
        #expect(try BindingGraph(json: text).bindings == BindingGraph.kiosk.bindings)
    }
}
