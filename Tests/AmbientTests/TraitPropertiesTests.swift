// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIDiagnostics
import DIProperties
import DITesting
import Testing

/// A shop with a price that no source sets by itself.
enum PricedShop: RootComponent, Listed {
    typealias Root = Int

    struct Prices: ConfigProperty {
        static let path = "prices"
        let espresso: Int
    }

    static var bindings: Bindings {
        bindProperties(Prices.self)
        factory { (prices: Prices) in prices.espresso }
    }

    static func options(_ sources: PropertySource...) throws -> GraphOptions {
        GraphOptions(properties: try Properties(sources: sources))
    }
}

/// Traits of graphs that read properties: a test that overrides a group needs none of its settings.
@Suite(.injector(PricedShop.self, options: try PricedShop.options()))
struct TraitPropertiesTests {
    @Test(.overriding { value(PricedShop.Prices(espresso: 2)) })
    func overriddenGroup_isNotRead() { #expect(inject(Int.self) == 2) }

    /// The factory was planned without the overrides.
    @Test(
        .injector(try ComponentFactory.of(PricedShop.self, properties: Properties(sources: []))),
        .overriding { value(PricedShop.Prices(espresso: 3)) })
    func overriddenGroup_isNotRead_byTheFactoryOfATrait() { #expect(inject(Int.self) == 3) }

    @Test(.injector(PricedShop.self, options: try PricedShop.options(.yaml("prices: { espresso: 220 }"))))
    func group_isRead_fromOptionsThatMayThrow() { #expect(inject(Int.self) == 220) }

    @Test(
        .injector(options: try PricedShop.options(.yaml("prices: { espresso: 240 }"))) {
            include(PricedShop.bindings)
        })
    func group_isRead_byBindings() { #expect(inject(Int.self) == 240) }
}
