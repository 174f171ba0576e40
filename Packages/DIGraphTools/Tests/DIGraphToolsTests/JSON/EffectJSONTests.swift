// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

/// Effects, hooks and constructions in the JSON of a graph, which earlier versions did not write.
@Suite struct EffectJSONTests {
    /// A graph as the version before effects wrote it.
    private static let storedText = """
        {
          "schemaVersion": 1,
          "components": [
            {"id": "Cafe.Shop", "name": "Shop", "parent": null, "scope": "Singleton", "seed": null, \
        "root": "Cafe.Shop:Cafe.CoffeeMaker"}
          ],
          "bindings": [
            {"id": "Cafe.Shop:Cafe.Heater", "component": "Cafe.Shop", "key": "Heater", "kind": "factory", \
        "sharing": "shared", "module": "SpareModule", "place": "Cafe/Spare.swift:9", "isOverride": true, \
        "includedBy": ["KitchenModule", "Café"]},
            {"id": "Cafe.Shop:Cafe.CoffeeMaker", "component": "Cafe.Shop", "key": "CoffeeMaker", "kind": "factory", \
        "sharing": "unshared", "module": null, "place": "Cafe/Shop.swift:12"}
          ],
          "edges": [
            {"from": "Cafe.Shop:Cafe.CoffeeMaker", "to": "Cafe.Shop:Cafe.Heater", "kind": "direct"}
          ],
          "diagnostics": []
        }

        """

    @Test func storedGraph_isRead_andWrittenAsItWas() throws {
        let graph = try BindingGraph(json: Self.storedText)
        #expect(graph.components.map(\.construction) == [.synchronous])
        #expect(graph.bindings.map(\.key) == ["Heater", "CoffeeMaker"])
        #expect(graph.bindings.map(\.effects) == [[], []])
        #expect(graph.bindings.map(\.isOnMainActor) == [false, false])
        #expect(graph.bindings.map(\.hooks) == [[], []])
        #expect(try graph.json() == Self.storedText)
        var schema = try GraphSchema()
        schema.isStrict = true
        #expect(try schema.mistakes(in: JSONValue(Self.storedText)) == [])
    }

    @Test func effects_areWritten_onlyWhereThereAreSome() throws {
        let lines = try BindingGraph.openingShop.json().split(separator: "\n").map { $0.drop { $0 == " " } }
        let tails = lines.filter { $0.hasPrefix("{\"id\"") }.map { line in
            String(line[(line.firstRange(of: #/"place": |"root": /#)?.lowerBound ?? line.startIndex)...])
        }
        #expect(
            tails == [
                #""root": "Shop:Screen", "construction": "onMainActorAsynchronous"},"#,
                #""root": "Shop/Counter:Till", "construction": "throwing"}"#,
                #""place": "Shop/Shop.swift:1", "effects": ["onMainActor"], "isOnMainActor": true},"#,
                #""place": "Shop/Shop.swift:2", "isOnMainActor": true},"#,
                #""place": "Shop/Shop.swift:3", "effects": ["onMainActor"], "isOnMainActor": true},"#,
                #""place": "Shop/Shop.swift:4", "effects": ["asynchronous"], "hooks": ["onStart", "onStop", "onDispose"]},"#,
                #""place": "Shop/Shop.swift:5", "effects": ["onMainActor", "asynchronous"], "isOnMainActor": true, "#
                    + #""hooks": ["onStop"]},"#,
                #""place": "Shop/Shop.swift:6"},"#,
                #""place": "Shop/Shop.swift:7", "isOverride": true, "isOnMainActor": true},"#,
                #""place": "Shop/Shop.swift:8", "effects": ["onMainActor"]},"#,
                #""place": "Shop/Shop.swift:9"},"#,
                #""place": "Shop/Shop.swift:10", "effects": ["throwing"], "hooks": ["onDispose"]}"#,
            ])
    }

    @Test func null_isTheDefault() throws {
        let text = try BindingGraph.openingShop.json()
            .replacing("\"effects\": [\"throwing\"]", with: "\"effects\": null")
            .replacing("\"construction\": \"throwing\"", with: "\"construction\": null")
        let read = try BindingGraph(json: text)
        #expect(read.bindings.last?.effects == [])
        #expect(read.components.last?.construction == .synchronous)
    }

    @Test func schema_knowsTheNames_thatTheLibraryKnows() throws {
        let definitions = try #require(GraphSchema().root["$defs"])
        func names(_ definition: String, _ key: String) -> [String]? {
            let property = definitions[definition]?["properties"]?[key]
            return (property?["items"] ?? property)?["enum"]?.elements?.compactMap(\.string)
        }
        #expect(names("binding", "effects") == BindingGraph.Effect.allCases.map(\.rawValue))
        #expect(names("binding", "hooks") == BindingGraph.Hook.allCases.map(\.rawValue))
        #expect(names("component", "construction") == BindingGraph.Construction.allCases.map(\.rawValue))
    }
}
