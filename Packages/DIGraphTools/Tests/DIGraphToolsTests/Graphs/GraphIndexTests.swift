// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Testing

@testable import DIGraphTools

@Suite struct GraphIndexTests {
    private static let index = BindingGraph.Index(
        .shop { shop in
            shop.component("Kiosk", in: "Shop", seed: "Order", root: "Menu")
            shop.bind("CoffeeMaker", at: "Shop/Shop.swift:1")
            shop.bind("Pump", at: "Water/Pump.swift:2")
            shop.bind("ComponentFactory<Kiosk>", at: "Shop/Shop.swift:3", kind: "componentFactory")
            shop.bind("Menu", in: "Shop/Kiosk", at: "Menus/Menu.swift:4")
            shop.bind("Order", in: "Shop/Kiosk", kind: "seed")
            shop.need("Shop:CoffeeMaker", "Shop:Pump", "Shop:Nothing", "Shop:ComponentFactory<Kiosk>")
            shop.need("Shop/Kiosk:Menu", "Shop:Pump", kind: .lazy)
            shop.need("Shop:Nothing", "Shop:Pump")
            shop.need("Shop:ComponentFactory<Kiosk>", "Shop/Kiosk:Menu", kind: .provider)
        })

    @Test func ids_leadToWhatHasThem() {
        #expect(Self.index.binding("Shop:Pump")?.key == "Pump")
        #expect(Self.index.component("Shop/Kiosk")?.name == "Kiosk")
        #expect(Self.index.binding("Shop:Nothing") == nil && Self.index.component("Nowhere") == nil)
    }

    @Test func needsAndUses_areInOrder_withoutWhatLeadsNowhere() {
        #expect(
            Self.index.needs(of: "Shop:CoffeeMaker").map(\.to) == ["Shop:Pump", "Shop:ComponentFactory<Kiosk>"])
        #expect(Self.index.uses(of: "Shop:Pump").map(\.from) == ["Shop:CoffeeMaker", "Shop/Kiosk:Menu"])
        #expect(Self.index.needs(of: "Shop:Pump") == [] && Self.index.uses(of: "Shop:Nothing") == [])
    }

    @Test func root_leadsToItsComponent() {
        #expect(Self.index.componentRooted(in: "Shop/Kiosk:Menu")?.id == "Shop/Kiosk")
        #expect(Self.index.componentRooted(in: "Shop:Pump") == nil)
    }

    @Test func steps_sayWhatIsRootOrSeed() throws {
        let menu = try #require(Self.index.binding("Shop/Kiosk:Menu"))
        let order = try #require(Self.index.binding("Shop/Kiosk:Order"))
        let pump = try #require(Self.index.binding("Shop:Pump"))
        #expect(Self.index.step(.neededBy, menu).remark == "root of 'Kiosk'")
        #expect(Self.index.step(.needs, order).remark == "seed of 'Kiosk'")
        #expect(
            Self.index.step(.needs, pump)
                == Diagnostic.Step(.needs, name: "Pump", place: Place(fileID: "Water/Pump.swift", line: 2)))
    }

    @Test func swiftModule_isThatOfThePlace_orOfTheRootThatAFactoryMakes() {
        let modules = Self.index.graph.bindings.map { Self.index.swiftModule(of: $0) }
        #expect(modules == ["Shop", "Water", "Menus", "Menus", nil])
    }

    @Test(
        arguments: [
            ("Heater", "Heater", nil, nil), ("'Int' tagged 'Heat'", "Int", "Heat", nil),
            ("'URL' qualified \"a \"b\" c\"", "URL", nil, "a \"b\" c"), ("'URL' qualified \"\"", "URL", nil, ""),
            ("'[Bean]' tagged 'Dark' qualified \"x\"", "[Bean]", "Dark", "x"), ("", "", nil, nil), ("'", "'", nil, nil),
            ("'Odd", "'Odd", nil, nil), ("'A' tagged 'B", "A", nil, nil),
        ] as [(String, String, String?, String?)])
    func keys_haveParts(_ key: String, _ type: String, _ tag: String?, _ qualifier: String?) {
        let binding = BindingGraph.shop { $0.bind(key) }.bindings[0]
        #expect(binding.typeName == type)
        #expect(KeyWords(key).tag == tag)
        #expect(binding.qualifier == qualifier)
    }
}
