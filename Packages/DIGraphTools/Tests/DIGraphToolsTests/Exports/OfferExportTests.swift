// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Testing

/// Offers in every export of a planned graph, and in the questions to it.
@Suite struct OfferExportTests {
    struct Shop { let maker: CoffeeMaker }
    struct CoffeeMaker { let heater: Heater }
    final class Heater: Sendable {}
    struct Menu { let heater: Heater }
    struct Bean {}
    struct Old {}

    struct ShopComponent: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(CoffeeMaker.self).to(file: "Shop/Shop.swift", line: 1, factory: CoffeeMaker.init)
            binder.bind(Heater.self).sharedInScope().to(file: "Shop/Shop.swift", line: 2, factory: Heater.init)
            binder.bind(Menu.self).to(file: "Shop/Shop.swift", line: 3, factory: Menu.init)
            binder.bind(Old.self).to(file: "Shop/Shop.swift", line: 4, factory: Old.init)
            binder.bindOptional(Bean.self)
            binder.offer(CoffeeMaker.self, file: "Shop/Shop.swift", line: 11)
            binder.offerOnMainActor(Provider<Menu>.self, file: "Shop/Shop.swift", line: 12)
            binder.offer(Bean?.self, file: "Shop/Shop.swift", line: 13)
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(file: "Shop/Shop.swift", line: 20, factory: Shop.init)
        }
    }

    @Test func tree_hasWhatIsOffered_afterTheRootsTree() {
        #expect(
            ShopComponent.graph.tree() == """
                OfferExportTests.ShopComponent: scope Singleton, 5 bindings
                OfferExportTests.Shop
                └─ OfferExportTests.CoffeeMaker
                   └─ OfferExportTests.Heater (shared)

                offered:
                OfferExportTests.CoffeeMaker ↑
                OfferExportTests.Menu (as Provider<OfferExportTests.Menu>)
                └─ OfferExportTests.Heater (shared)
                OfferExportTests.Bean (absent)

                not needed:
                OfferExportTests.Old

                ↑ dependencies above

                1 warning

                """)
    }

    @Test func explanation_namesTheOffer() {
        #expect(
            ShopComponent.graph.explain(Menu.self) == """
                'OfferExportTests.Menu' is bound in 'OfferExportTests.ShopComponent'   Shop/Shop.swift:3
                why:
                  an offer of 'Provider<OfferExportTests.Menu>'   Shop/Shop.swift:12   (requested through an injector)
                    hands out 'OfferExportTests.Menu'             Shop/Shop.swift:3
                needed by:
                  an offer of 'Provider<OfferExportTests.Menu>'   Shop/Shop.swift:12
                needs:
                  'OfferExportTests.Heater'   Shop/Shop.swift:2
                """)
    }

    @Test func questions_meanTheBinding_notItsOffer() throws {
        let graph = ShopComponent.graph
        #expect(graph.why("OfferExportTests.CoffeeMaker").count == 1)
        #expect(graph.why(CoffeeMaker.self).count == 1)
        let offer = try #require(graph.bindings.first { $0.kind == "offer" })
        #expect(
            graph.explain(offer.id) == """
                an offer of 'OfferExportTests.CoffeeMaker' is made by 'OfferExportTests.ShopComponent'   Shop/Shop.swift:11
                why:
                  an offer of 'OfferExportTests.CoffeeMaker'   Shop/Shop.swift:11   (requested through an injector)
                needs:
                  'OfferExportTests.CoffeeMaker'   Shop/Shop.swift:1
                """)
    }

    @Test func json_hasOffers_andIsReadAgain() throws {
        let graph = ShopComponent.graph
        let text = try graph.json()
        #expect(try GraphSchema().mistakes(in: JSONValue(text)) == [])
        let read = try BindingGraph(json: text)
        #expect(read.bindings == graph.bindings)
        #expect(read.edges == graph.edges)
        #expect(
            read.bindings.filter { $0.kind == "offer" }.map(\.id) == [
                "DIGraphToolsTests.OfferExportTests.ShopComponent:DIGraphToolsTests.OfferExportTests.CoffeeMaker offered",
                "DIGraphToolsTests.OfferExportTests.ShopComponent:"
                    + "DICore.Provider<DIGraphToolsTests.OfferExportTests.Menu> offered",
                "DIGraphToolsTests.OfferExportTests.ShopComponent:"
                    + "DIGraphToolsTests.OfferExportTests.Bean? offered",
            ])
    }

    @Test func drawings_haveAShape_forOffers() {
        let graph = ShopComponent.graph
        #expect(
            graph.dot().contains(
                #"label="offer of OfferExportTests.CoffeeMaker", tooltip="Shop/Shop.swift:11", shape="cds""#))
        #expect(graph.dot(legend: true).contains("[style=\"dashed\", arrowhead=\"vee\", label=\"offer\"]"))
        #expect(graph.mermaid().contains(#">"offer of OfferExportTests.CoffeeMaker"]"#))
    }

    @Test func diff_saysWhatIsOffered() {
        let graph = ShopComponent.graph
        let without = BindingGraph(
            components: graph.components, bindings: graph.bindings.filter { $0.kind != "offer" },
            edges: graph.edges.filter { $0.kind != .offer }, diagnostics: graph.diagnostics)
        #expect(
            GraphDiff(from: without, to: graph).text == """
                3 bindings added

                bindings
                  + 'Provider<OfferExportTests.Menu>' in OfferExportTests.ShopComponent   offer, main actor   Shop/Shop.swift:12
                  + 'OfferExportTests.Bean?' in OfferExportTests.ShopComponent   offer   Shop/Shop.swift:13
                  + 'OfferExportTests.CoffeeMaker' in OfferExportTests.ShopComponent   offer   Shop/Shop.swift:11
                """)
    }
}
