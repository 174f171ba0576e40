// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

@Suite struct GraphFocusTests {
    @Test func focus_keepsTheComponent_itsAncestorsByName_andWhatItNeedsOfThem() throws {
        let till = try #require(BindingGraph.coffeeShop.focused(on: "Till"))
        #expect(till.components.map(\.id) == ["Shop", "Shop/Till"])
        #expect(till.components.map(\.root) == [nil, "Shop/Till:Receipt"])
        #expect(
            till.bindings.map(\.id) == [
                "Shop:[Cup]", "Shop:Ledger", "Shop/Till:Cash", "Shop/Till:Receipt", "Shop/Till:[Cup]",
                "Shop/Till:[Cup]/\"big\"",
            ])
        #expect(till.edges.allSatisfy { $0.from.hasPrefix("Shop/Till:") })
        #expect(till.edges.count == 5)
        #expect(till.diagnostics == [])
        #expect(till.unmetNeeds.map(\.key) == ["Tip"])
    }

    @Test func focus_onAParent_leavesChildrenOut() throws {
        let shop = try #require(BindingGraph.coffeeShop.focused(on: "Shop"))
        #expect(shop.components.map(\.id) == ["Shop"])
        #expect(shop.bindings.count == 15)
        #expect(!shop.edges.contains { $0.from == "Shop:ComponentFactory<Till>" })
        #expect(shop.diagnostics == BindingGraph.coffeeShop.diagnostics)
    }

    @Test(arguments: ["Shop/Till", "Till", "App.Till"])
    func component_isNamedInSeveralWays(name: String) throws {
        let graph = BindingGraph(
            components: [
                .init(id: "App.Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: nil),
                .init(id: "Shop/Till", name: "App.Till", parent: "App.Shop", scope: nil, seed: nil, root: nil),
            ], bindings: [], edges: [], diagnostics: [])
        #expect(graph.focused(on: name)?.components.map(\.name) == ["Shop", "App.Till"])
    }

    @Test func component_ofSeveralParents_isThereInEachPlace_andOneThatIsNot_inNone() {
        var builder = GraphBuilder()
        let root = builder.component("A")
        for name in ["B", "C"] { builder.component("T", in: builder.component(name, in: root)) }
        #expect(builder.graph.focused(on: "T")?.components.count == 5)
        #expect(builder.graph.focused(on: "Ts") == nil)
        #expect(builder.graph.focused(on: "A/B/T")?.components.map(\.id) == ["A", "A/B", "A/B/T"])
    }
}
