// SPDX-License-Identifier: Apache-2.0

import CoffeeCounter
import DI
import DIProperties

/// coffee-counter [DRINK...] [--property shop.taxPercent=7]
@main
enum CoffeeCounterProgram: ComponentProgram {
    @MainActor static func run() async throws {
        let arguments = CommandLine.arguments
        let properties = try Properties(sources: [.environment(prefix: "COFFEE_"), .arguments(arguments)])
        let shop = try await ComponentFactory.of(ShopComponent.self, properties: properties).build()
        let table = shop.seat(at: 4)
        let drinks = arguments.dropFirst().compactMap(Drink.init)
        for drink in drinks.isEmpty ? Drink.allCases : drinks { table.order(drink) }
        shop.board.refresh()
        for line in shop.board.lines { print(line) }
        print("to pay: \(table.total)")
    }
}
