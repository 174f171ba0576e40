// SPDX-License-Identifier: Apache-2.0

import CoffeeCounter
import DI
import DIProperties
import Testing

@MainActor @Suite struct ShopTests {
    /// Prices that are easy to add up.
    struct RoundPrices: PriceService {
        func price(of drink: Drink) -> Int { 100 }
    }

    enum RoundPriceModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind((any PriceService).self).to { RoundPrices() }
        }
    }

    private func makeShop(
        _ settings: PropertyValue = [:], overriding modules: [any Module.Type] = [RoundPriceModule.self]
    ) async throws -> Shop {
        let properties = try Properties(sources: [.values(settings)])
        return try await ComponentFactory.of(ShopComponent.self, properties: properties, overriding: modules).build()
    }

    @Test func graph_isValid() throws {
        try ShopComponent.validate(properties: Properties(sources: []))
    }

    @Test func bill_hasTax_asConfigured() async throws {
        let table = try await makeShop(["shop": ["taxPercent": 20]]).seat(at: 1)
        table.order(.espresso)
        table.order(.filter)
        #expect(table.total == "2.40 EUR")
    }

    @Test func tables_haveBillsOfTheirOwn_andOneStore() async throws {
        let shop = try await makeShop()
        let (one, other) = (shop.seat(at: 1), shop.seat(at: 2))
        one.order(.espresso)
        other.order(.cappuccino)
        other.order(.filter)
        #expect([one.total, other.total] == ["1.05 EUR", "2.10 EUR"])
        #expect(shop.orders.map(\.table) == [1, 2, 2])
    }

    @Test func board_showsTheOrdersOfAllTables() async throws {
        let shop = try await makeShop()
        shop.seat(at: 1).order(.espresso)
        shop.seat(at: 2).order(.filter)
        #expect(shop.board.lines == [])
        shop.board.refresh()
        #expect(shop.board.lines == ["table 1: espresso, 100 cents", "table 2: filter, 100 cents"])
    }

    /// A menu that needs no service, and awaits nothing.
    enum PrintedMenuModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Menu.self).to(value: Menu(prices: [.espresso: 150]))
        }
    }

    /// A service that always fails.
    struct ClosedService: PriceService {
        struct Closed: Error {}
        func price(of drink: Drink) throws -> Int { throw Closed() }
    }

    enum ClosedServiceModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind((any PriceService).self).to { ClosedService() }
        }
    }

    @Test func menu_needsNoService_whereItIsReplaced() async throws {
        let shop = try await makeShop(overriding: [PrintedMenuModule.self, ClosedServiceModule.self])
        let table = shop.seat(at: 1)
        table.order(.espresso)
        #expect(table.total == "1.57 EUR")
    }

    @Test func shop_doesNotOpen_withoutItsMenu() async throws {
        let error = await #expect(throws: ConstructionError.self) {
            try await makeShop(overriding: [ClosedServiceModule.self])
        }
        #expect(error?.path.first?.name == "Menu")
        #expect(error?.underlying is ClosedService.Closed)
    }
}
