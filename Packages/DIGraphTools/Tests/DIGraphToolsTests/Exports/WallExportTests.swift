// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Testing

/// Private bindings and defaults in every export.
@Suite struct WallExportTests {
    private static func shop(isPrivate: Bool, isDefault: Bool = true) -> BindingGraph {
        BindingGraph(
            components: [.init(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Bar")],
            bindings: [
                .init(
                    id: "Shop:Bar", component: "Shop", key: "Bar", kind: "factory", sharing: .unshared,
                    module: "Kitchen", place: Place("Cafe/Shop.swift:3"), isDefault: isDefault,
                    privateTo: isPrivate ? "Kitchen" : nil)
            ], edges: [], diagnostics: [])
    }

    private let graph = shop(isPrivate: true)

    @Test func tree_saysIt_afterTheName() {
        #expect(
            graph.tree() == """
                Shop: 1 binding
                Bar (default, private to Kitchen)

                """)
    }

    @Test func json_hasIt_andIsReadAgain() throws {
        let text = try graph.json()
        #expect(text.contains(#""place": "Cafe/Shop.swift:3", "isDefault": true, "privateTo": "Kitchen"}"#))
        #expect(try BindingGraph(json: text).bindings == graph.bindings)
        #expect(try GraphSchema().mistakes(in: JSONValue(text)) == [])
        let plain = try Self.shop(isPrivate: false, isDefault: false).json()
        #expect(!plain.contains("isDefault") && !plain.contains("privateTo"))
    }

    @Test func explanation_andDrawings_sayIt() {
        let text = "'Bar' is bound in 'Shop', module 'Kitchen', private to 'Kitchen', as a default   Cafe/Shop.swift:3"
        #expect(graph.explain("Bar").hasPrefix(text))
        #expect(graph.dot().contains("private to Kitchen"))
        #expect(graph.mermaid().contains("private to Kitchen"))
        #expect(graph.html().contains(#""traits":["private default"]"#))
    }

    @Test func page_hasTheWalls_andWhoseWhatIsPrivateIs() {
        let walled = GraphBuilder.shop { shop in
            let heater = shop.bind("Heater", module: "Kitchen")
            let log = shop.bind("Log")
            shop.wall(
                "Kitchen", at: "Cafe/Shop.swift:4",
                requires: [("Log", "Cafe/Kitchen.swift:7", log), ("Water", "Cafe/Kitchen.swift:8", nil)],
                around: heater, "Shop:Gone")
            shop.wall("Empty<Cup>")
        }
        #expect(
            walled.html().contains(
                """
                ,
                "walls":[{"component":0,"module":"Kitchen","place":"Cafe/Shop.swift:4",\
                "requirements":[["Log",1],["Water",-1]],"bindings":[0]},
                {"component":0,"module":"Empty\\u003cCup\\u003e","place":null,"requirements":[],"bindings":[]}],
                """))
        #expect(graph.html().contains(",\n\"privateTo\":[[0,\"Kitchen\"]],\n"))
        #expect(!graph.html().contains("\n\"walls\":"))
    }

    @Test func diff_saysWhatBecamePrivate_andWhatIsNoLongerADefault() {
        let diff = GraphDiff(from: Self.shop(isPrivate: false), to: Self.shop(isPrivate: true, isDefault: false))
        #expect(diff.text.contains("exposed → private to 'Kitchen'"))
        #expect(diff.text.contains("no longer a default"))
    }
}
