// SPDX-License-Identifier: Apache-2.0

import CoffeeCounter
import DI
import DIAmbient
import DIProperties
import DITesting
import Testing

/// Each test has a shop of its own, whose prices are easy to add up.
@MainActor
@Suite(.injector(try ComponentFactory.of(ShopComponent.self)), .overriding(RoundPriceModule.self))
struct ShopTests {
    private let shop = inject(onMainActor: Shop.self)

    @Test(.injector(try ComponentFactory.of(ShopComponent.self, taxPercent: 20)))
    func bill_hasTax_asConfigured() {
        let table = shop.seat(at: 1)
        table.order(.espresso)
        table.order(.filter)
        #expect(table.total == "2.40 EUR")
    }

    @Test func tables_haveBillsOfTheirOwn_andOneStore() {
        let (one, other) = (shop.seat(at: 1), shop.seat(at: 2))
        one.order(.espresso)
        other.order(.cappuccino)
        other.order(.filter)
        #expect([one.total, other.total] == ["1.05 EUR", "2.10 EUR"])
        #expect(shop.orders.map(\.table) == [1, 2, 2])
    }

    @Test func board_showsTheOrdersOfAllTables() {
        shop.seat(at: 1).order(.espresso)
        shop.seat(at: 2).order(.filter)
        #expect(shop.board.lines == [])
        shop.board.refresh()
        #expect(shop.board.lines == ["table 1: espresso, 100 cents", "table 2: filter, 100 cents"])
    }

    @Test(
        .overriding {
            value(Menu(prices: [.espresso: 150]))
            factory(as: (any PriceService).self, ClosedService.init)
        })
    func menu_needsNoService_whereItIsReplaced() {
        let table = shop.seat(at: 1)
        table.order(.espresso)
        #expect(table.total == "1.57 EUR")
    }
}

/// The graph of the shop, and what happens without a service.
@MainActor @Suite struct ShopGraphTests {
    @Test func graph_isValid() throws {
        try ShopComponent.validate(properties: Properties(sources: []))
    }

    @Test func shop_doesNotOpen_withoutItsMenu() async throws {
        let factory = try ComponentFactory.of(
            ShopComponent.self,
            GraphOptions(properties: Properties(sources: []), overriding: [ClosedServiceModule.self]))
        let error = await #expect(throws: ConstructionError.self) { try await factory.build() }
        #expect(error?.path.first?.name == "Menu")
        #expect(error?.underlying is ClosedService.Closed)
    }
}

struct RoundPrices: PriceService {
    func price(of drink: Drink) -> Int { 100 }
}

enum RoundPriceModule: Module, Listed {
    static var bindings: Bindings {
        factory(as: (any PriceService).self) { RoundPrices() }
    }
}

/// A service that always fails.
struct ClosedService: PriceService {
    struct Closed: Error {}

    func price(of drink: Drink) throws -> Int { throw Closed() }
}

enum ClosedServiceModule: Module, Listed {
    static var bindings: Bindings {
        factory(as: (any PriceService).self) { ClosedService() }
    }
}

extension ComponentFactory<ShopComponent> {
    /// The factory of the shop with another tax.
    static func of(_ component: ShopComponent.Type, taxPercent: Int? = nil) throws -> Self {
        let settings: PropertyValue = taxPercent.map { ["shop": ["taxPercent": .init(integerLiteral: $0)]] } ?? [:]
        return try of(component, properties: Properties(sources: [.values(settings)]))
    }
}
