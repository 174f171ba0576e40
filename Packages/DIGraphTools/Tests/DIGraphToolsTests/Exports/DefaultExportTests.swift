// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Testing

/// Defaults in every export.
@Suite struct DefaultExportTests {
    private static func shop(isDefault: Bool) -> BindingGraph {
        BindingGraph(
            components: [.init(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Bar")],
            bindings: [
                .init(
                    id: "Shop:Bar", component: "Shop", key: "Bar", kind: "factory", sharing: .unshared,
                    module: "Kitchen", place: Place("Cafe/Shop.swift:3"), isDefault: isDefault)
            ], edges: [], diagnostics: [])
    }

    private let graph = shop(isDefault: true)

    @Test func tree_saysIt_afterTheName() {
        #expect(
            graph.tree() == """
                Shop: 1 binding
                Bar (default)

                """)
    }

    @Test func json_hasIt_andIsReadAgain() throws {
        let text = try graph.json()
        #expect(text.contains(#""place": "Cafe/Shop.swift:3", "isDefault": true}"#))
        #expect(try BindingGraph(json: text).bindings == graph.bindings)
        #expect(try GraphSchema().mistakes(in: JSONValue(text)) == [])
        #expect(!(try Self.shop(isDefault: false).json().contains("isDefault")))
    }

    @Test func explanation_andDrawings_sayIt() {
        #expect(
            graph.explain("Bar").hasPrefix(
                "'Bar' is bound in 'Shop', module 'Kitchen', as a default   Cafe/Shop.swift:3"))
        #expect(graph.dot().contains("default"))
        #expect(graph.mermaid().contains("default"))
    }

    @Test func diff_saysWhatIsNoLongerADefault() {
        let diff = GraphDiff(from: Self.shop(isDefault: true), to: Self.shop(isDefault: false))
        #expect(diff.text.contains("no longer a default"))
    }
}
