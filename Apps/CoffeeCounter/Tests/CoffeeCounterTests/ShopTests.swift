// SPDX-License-Identifier: Apache-2.0

import CoffeeCounter
import DI
import DIProperties
import Testing

@Suite struct ShopTests {
    /// Prices that are easy to add up.
    struct RoundPrices: PriceService {
        func price(of drink: Drink) -> Int { 100 }
    }

    enum RoundPriceModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind((any PriceService).self).to { RoundPrices() }
        }
    }

    private func makeShop(_ settings: PropertyValue = [:]) throws -> Shop {
        let properties = try Properties(sources: [.values(settings)])
        return try ComponentFactory.of(
            ShopComponent.self, properties: properties, overriding: [RoundPriceModule.self]
        ).build()
    }

    @Test func graph_isValid() throws {
        try ShopComponent.validate(properties: Properties(sources: []))
    }

    @Test func bill_hasTax_asConfigured() throws {
        let table = try makeShop(["shop": ["taxPercent": 20]]).seat(at: 1)
        table.order(.espresso)
        table.order(.filter)
        #expect(table.total == "2.40 EUR")
    }

    @Test func tables_haveBillsOfTheirOwn_andOneStore() throws {
        let shop = try makeShop()
        let (one, other) = (shop.seat(at: 1), shop.seat(at: 2))
        one.order(.espresso)
        other.order(.cappuccino)
        other.order(.filter)
        #expect([one.total, other.total] == ["1.05 EUR", "2.10 EUR"])
        #expect(shop.orders.map(\.table) == [1, 2, 2])
    }
}
