// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIProperties
import DITesting
import Testing

@testable import CoffeeCounter

struct RoundPrices: PriceService {
    func price(of drink: Drink) -> Int { 100 }
}

/// Each test has a shop of its own, whose prices are easy to add up.
@Suite(
    .injector(try ComponentFactory.of(ShopComponent.self, properties: Properties(sources: []))),
    .overriding { factory(as: (any PriceService).self) { RoundPrices() } })
struct ShopTests {
    private let shop = inject(Shop.self)

    @Test func tables_haveBillsOfTheirOwn_andOneStore() {
        let (one, other) = (shop.seat(at: 1), shop.seat(at: 2))
        one.order(.espresso)
        other.order(.cappuccino)
        other.order(.filter)
        #expect([one.bill.total, other.bill.total] == ["1.05 EUR", "2.10 EUR"])
        #expect(shop.store.orders.map(\.table) == [1, 2, 2])
    }

    @Test(.overriding { value(ShopSettings(currency: "USD", taxPercent: 20)) })
    func bill_hasTax_asConfigured() {
        let table = shop.seat(at: 1)
        table.order(.espresso)
        table.order(.filter)
        #expect(table.bill.total == "2.40 USD")
    }
}

/// The graph of the shop, without its objects.
@Suite struct ShopGraphTests {
    @Test func graph_isValid() throws {
        try ShopComponent.validate(properties: Properties(sources: []))
    }

    @Test func tax_isReadFromTheEnvironment() throws {
        let variables = PropertySource.environment(prefix: "COFFEE_", variables: ["COFFEE_SHOP__TAXPERCENT": "20"])
        let shop = try ComponentFactory.of(ShopComponent.self, properties: Properties(sources: [variables])).build()
        let table = shop.seat(at: 1)
        table.order(.espresso)
        #expect(table.bill.total == "2.64 EUR")
    }
}
