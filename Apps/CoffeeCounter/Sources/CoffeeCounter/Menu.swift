// SPDX-License-Identifier: Apache-2.0

import DI

/// The menu of the day. Only loading it awaits; whoever has it reads the prices at once.
package struct Menu: Sendable {
    let prices: [Drink: Int]

    package init(prices: [Drink: Int]) {
        self.prices = prices
    }

    static func load(from service: any PriceService) async throws -> Menu {
        var prices: [Drink: Int] = [:]
        for drink in Drink.allCases { prices[drink] = try await service.price(of: drink) }
        return Menu(prices: prices)
    }

    func price(of drink: Drink) -> Int { prices[drink, default: 0] }
}

enum MenuModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        // Eager: the shop opens with its menu, so that tables need not wait for it.
        binder.bind(Menu.self).sharedInScope(.eager).asynchronous().to(factory: Menu.load)
    }
}
