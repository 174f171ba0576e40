// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Foundation
import Testing

/// The property that chose among candidates, in the JSON of a graph, which earlier versions did not write.
@Suite struct ChosenByExportTests {
    private static func graph(chosenBy: String?) -> BindingGraph {
        BindingGraph(
            components: [.init(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Log")],
            bindings: [
                .init(
                    id: "Shop:Log", component: "Shop", key: "Log", kind: "alias", sharing: .shared, module: nil,
                    place: Place("Cafe/Shop.swift:3"), chosenBy: chosenBy)
            ], edges: [], diagnostics: [])
    }

    private static let text = """
        {
          "schemaVersion": 1,
          "components": [
            {"id": "Shop", "name": "Shop", "parent": null, "scope": null, "seed": null, "root": "Shop:Log"}
          ],
          "bindings": [
            {"id": "Shop:Log", "component": "Shop", "key": "Log", "kind": "alias", "sharing": "shared", \
        "module": null, "place": "Cafe/Shop.swift:3", "chosenBy": "log = \\"a b\\", shop.yml:1:6"}
          ],
          "edges": [],
          "diagnostics": []
        }

        """

    private let graph = graph(chosenBy: #"log = "a b", shop.yml:1:6"#)

    @Test func json_hasTheProperty_andIsReadAgain() throws {
        #expect(try graph.json() == Self.text)
        #expect(try BindingGraph(json: Self.text).bindings == graph.bindings)
        let decoded = try JSONDecoder().decode(BindingGraph.self, from: Data(graph.json().utf8))
        #expect(decoded.bindings == graph.bindings)
        var schema = try GraphSchema()
        schema.isStrict = true
        #expect(try schema.mistakes(in: JSONValue(Self.text)) == [])
    }

    @Test func storedGraph_isRead_andWrittenAsItWas() throws {
        let stored = Self.text.replacing(#/, "chosenBy": "(\\"|[^"])*"/#, with: "")
        #expect(try BindingGraph(json: stored).bindings == Self.graph(chosenBy: nil).bindings)
        #expect(try Self.graph(chosenBy: nil).json() == stored)
        let null = Self.text.replacing(#/"chosenBy": "(\\"|[^"])*"/#, with: #""chosenBy": null"#)
        #expect(try BindingGraph(json: null).bindings == Self.graph(chosenBy: nil).bindings)
    }

    @Test func tree_andExplanation_nameTheProperty() {
        #expect(
            graph.tree() == """
                Shop: 1 binding
                Log (shared, alias, chosen by log = "a b", shop.yml:1:6)

                """)
        #expect(
            graph.explain("Log") == """
                'Log' is bound in 'Shop', shared, chosen by log = "a b", shop.yml:1:6   Cafe/Shop.swift:3
                why:
                  'Log'   Cafe/Shop.swift:3   (root of 'Shop', chosen by log = "a b", shop.yml:1:6)
                """)
    }
}
