// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

@Suite struct GraphTreeTests {
    @Test func tree_showsEachComponent_andWhatItsRootNeeds() {
        #expect(
            BindingGraph.coffeeShop.tree() == """
                Shop: scope PerShop, 15 bindings
                Bar
                ├─ CoffeeMaker
                │  ├─ ✗ Milk (missing)
                │  ├─ Heater (shared)
                │  │  ├─ provider Int tagged Warmth (value)
                │  │  └─ provider Bar ↻
                │  └─ weak Pump (weak)
                ├─ lazy Heater (shared) ↑
                ├─ ComponentFactory<Till> (builds Till)
                ├─ Factory<Brew>
                ├─ PropertyInjector<Screen>
                └─ [Cup]
                   ├─ element from Kitchen
                   └─ element from Kitchen#2
                      └─ Heater (shared) ↑

                made before the root:
                Lamp (eager)
                └─ provider Int tagged Warmth (value)

                needed by other components:
                Ledger

                not needed:
                Old
                └─ optional Older
                   └─ Heater (shared) ↑

                Till: in Shop, seed Cash, 4 bindings
                Receipt
                ├─ optional Tip (absent)
                ├─ Cash (seed)
                ├─ Ledger (of Shop)
                └─ [Cup]
                   ├─ element "big"
                   └─ [Cup] (of Shop)

                ↑ dependencies above   ↻ cycle

                1 error, 1 warning

                """)
    }

    @Test func tree_showsPlaces_whenAsked() {
        #expect(
            BindingGraph.kiosk.tree(places: true) == """
                Shop: scope PerShop, 3 bindings
                Bar   Shop/Shop.swift:1
                ├─ lazy Heater (shared)   Shop/Shop.swift:2
                └─ ComponentFactory<Till> (builds Till)   Shop/Shop.swift:3

                Till: in Shop, seed Cash, 2 bindings
                Receipt   Shop/Shop.swift:4
                ├─ Cash (seed)
                └─ weak Heater (shared, of Shop)   Shop/Shop.swift:2

                """)
    }

    @Test func tree_ofOneComponent_showsWhatItNeedsOfOthers() throws {
        let till = try #require(BindingGraph.coffeeShop.focused(on: "Till"))
        #expect(
            till.tree() == """
                Shop: scope PerShop, 2 bindings

                needed by other components:
                [Cup]
                Ledger

                Till: in Shop, seed Cash, 4 bindings
                Receipt
                ├─ optional Tip (absent)
                ├─ Cash (seed)
                ├─ Ledger (of Shop)
                └─ [Cup]
                   ├─ element "big"
                   └─ [Cup] (of Shop)

                """)
    }

    @Test func tree_thatIsDeep_goesOnAtTheMargin() {
        let lines = BindingGraph.chain(60).tree().split(separator: "\n").map(String.init)
        #expect(lines.count == 66)
        #expect(lines[25] == String(repeating: "   ", count: 23) + "└─ Link24 …")
        #expect(lines[26...28] == ["… continued:", "Link24", "└─ Link25"])
        #expect(lines.last == "… continued below")
    }

    /// Two that only need each other hang on no root, and neither is the first.
    @Test func circleThatNothingNeeds_isShownOnce() {
        var shop = GraphBuilder()
        shop.component("Shop", root: "Bar")
        for key in ["Bar", "Egg", "Hen"] { shop.bind(key) }
        shop.need("Shop:Egg", "Shop:Hen")
        shop.need("Shop:Hen", "Shop:Egg")
        #expect(
            shop.graph.tree() == """
                Shop: 3 bindings
                Bar

                not needed:
                Egg
                └─ Hen
                   └─ Egg ↻

                ↻ cycle

                """)
    }

    @Test func graphWithoutARoot_showsWhatMayBeAskedFor() {
        var builder = GraphBuilder()
        builder.component("Bindings")
        for key in ["Heater", "Pump", "Log"] { builder.bind(key, in: "Bindings") }
        builder.need("Bindings:Pump", "Bindings:Heater")
        #expect(
            builder.graph.tree() == """
                Bindings: 3 bindings

                requested through an injector:
                Pump
                └─ Heater
                Log

                """)
    }

    @Test func nothing_isAnEmptyTree() {
        #expect(BindingGraph(components: [], bindings: [], edges: [], diagnostics: []).tree() == "\n")
    }
}
