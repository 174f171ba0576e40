// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// Defaults, unknown needs, and the property that chose among candidates, in every export. Earlier versions wrote none of them.
@Suite struct MarkExportTests {
    static func shop(isMarked: Bool) -> BindingGraph {
        func binding(
            _ key: String, _ line: Int, isDefault: Bool = false, hasUnknownNeeds: Bool = false, chosenBy: String? = nil
        ) -> BindingGraph.Binding {
            .init(
                id: "Shop:\(key)", component: "Shop", key: key, kind: "factory", sharing: .shared, module: nil,
                place: Place(fileID: "Cafe/Shop.swift", line: line), hasUnknownNeeds: hasUnknownNeeds && isMarked,
                chosenBy: isMarked ? chosenBy : nil, isDefault: isDefault && isMarked)
        }
        return BindingGraph(
            components: [.init(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Bar")],
            bindings: [
                binding("Bar", 1, hasUnknownNeeds: true), binding("Log", 2, chosenBy: #"log = "a b", shop.yml:1:6"#),
                binding("Pump", 3, isDefault: true),
            ],
            edges: ["Log", "Pump"].map { .init(from: "Shop:Bar", to: "Shop:\($0)", kind: .direct) }, diagnostics: [])
    }

    private let graph: BindingGraph = shop(isMarked: true)
    private let plain: BindingGraph = shop(isMarked: false)

    @Test func tree_hasThem_afterTheNames() {
        #expect(
            graph.tree() == """
                Shop: 3 bindings
                Bar (shared, needs unknown)
                ├─ Log (shared, chosen by log = "a b", shop.yml:1:6)
                └─ Pump (shared, default)

                """)
    }

    @Test func json_hasThem_andIsReadAgain() throws {
        let text = try graph.json()
        let tails = text.split(separator: "\n").compactMap { line in
            line.firstRange(of: #""place""#).map { String(line[$0.lowerBound...]) }
        }
        #expect(
            tails == [
                #""place": "Cafe/Shop.swift:1", "needs": "unknown"},"#,
                #""place": "Cafe/Shop.swift:2", "chosenBy": "log = \"a b\", shop.yml:1:6"},"#,
                #""place": "Cafe/Shop.swift:3", "isDefault": true}"#,
            ])
        let null = text.replacing(#/"chosenBy": "(\\"|[^"])*"/#, with: #""chosenBy": null"#)
        #expect(try BindingGraph(json: null).bindings[1] == plain.bindings[1])
    }

    @Test func explanation_andDrawings_haveThem() {
        #expect(graph.explain("Bar").hasPrefix("'Bar' is bound in 'Shop', shared, needs: unknown   Cafe/Shop.swift:1"))
        #expect(
            graph.explain("Log") == """
                'Log' is bound in 'Shop', shared, chosen by log = "a b", shop.yml:1:6   Cafe/Shop.swift:2
                why:
                  'Bar'           Cafe/Shop.swift:1   (root of 'Shop')
                    needs 'Log'   Cafe/Shop.swift:2   (chosen by log = "a b", shop.yml:1:6)
                needed by:
                  'Bar'   Cafe/Shop.swift:1
                """)
        #expect(graph.explain("Pump").hasPrefix("'Pump' is bound in 'Shop', as a default, shared   Cafe/Shop.swift:3"))
        for drawing in [graph.dot(), graph.mermaid()] {
            #expect(drawing.contains("needs unknown") && drawing.contains("default"))
        }
    }

    @Test func diff_hasThem() {
        let (there, back) = (GraphDiff(from: plain, to: graph).text, GraphDiff(from: graph, to: plain).text)
        #expect(there.contains("needs: known → unknown") && there.contains("now a default"))
        #expect(back.contains("needs: unknown → known") && back.contains("no longer a default"))
    }
}
