// SPDX-License-Identifier: Apache-2.0

import DI

/// The menu of the day. Only loading it awaits; whoever has it reads the prices at once.
package struct Menu: Sendable, Autowired {
    typealias SharedIn = Singleton
    /// The shop opens with its menu, so that tables need not wait for it.
    static let sharing: SharingPolicy.InScope = .eager

    let prices: [Drink: Int]

    package init(prices: [Drink: Int]) {
        self.prices = prices
    }

    static func make(from service: any PriceService) async throws -> Menu {
        var prices: [Drink: Int] = [:]
        for drink in Drink.allCases { prices[drink] = try await service.price(of: drink) }
        return Menu(prices: prices)
    }

    func price(of drink: Drink) -> Int { prices[drink, default: 0] }
}
