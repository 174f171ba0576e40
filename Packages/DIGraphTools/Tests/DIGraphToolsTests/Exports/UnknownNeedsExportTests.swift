// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Testing

/// Bindings whose factories ask for what they need while they run, in every export.
@Suite struct UnknownNeedsExportTests {
    private static func shop(isKnown: Bool) -> BindingGraph {
        BindingGraph(
            components: [.init(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Bar")],
            bindings: [
                .init(
                    id: "Shop:Bar", component: "Shop", key: "Bar", kind: "factory", sharing: .unshared, module: nil,
                    place: Place("Cafe/Shop.swift:3"), hasUnknownNeeds: !isKnown)
            ], edges: [], diagnostics: [])
    }

    private let graph = shop(isKnown: false)

    @Test func tree_saysIt_afterTheName() {
        #expect(
            graph.tree() == """
                Shop: 1 binding
                Bar (needs unknown)

                """)
    }

    @Test func json_hasIt_andIsReadAgain() throws {
        let text = try graph.json()
        #expect(text.contains(#""place": "Cafe/Shop.swift:3", "needs": "unknown"}"#))
        #expect(try BindingGraph(json: text).bindings == graph.bindings)
        #expect(try GraphSchema().mistakes(in: JSONValue(text)) == [])
        #expect(try !Self.shop(isKnown: true).json().contains("needs"))
    }

    @Test func explanation_andDrawings_sayIt() {
        #expect(graph.explain("Bar").hasPrefix("'Bar' is bound in 'Shop', needs: unknown   Cafe/Shop.swift:3"))
        #expect(graph.dot().contains("needs unknown"))
        #expect(graph.mermaid().contains("needs unknown"))
    }

    @Test(arguments: [true, false])
    func diff_saysThatNeedsBecameKnownOrUnknown(_ isKnown: Bool) {
        let diff = GraphDiff(from: Self.shop(isKnown: !isKnown), to: Self.shop(isKnown: isKnown))
        #expect(diff.text.contains(isKnown ? "needs: unknown → known" : "needs: known → unknown"))
    }
}
