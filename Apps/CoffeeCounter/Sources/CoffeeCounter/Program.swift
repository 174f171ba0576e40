// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

/// CoffeeCounter [DRINK...] [--property shop.taxPercent=7]
@main
enum Program: ComponentProgram {
    static func run() throws {
        let arguments = CommandLine.arguments
        let properties = try Properties(sources: [.environment(prefix: "COFFEE_"), .arguments(arguments)])
        let shop = try ComponentFactory.of(ShopComponent.self, properties: properties).build()
        let table = shop.seat(at: 4)
        let drinks = arguments.dropFirst().compactMap(Drink.init)
        for drink in drinks.isEmpty ? Drink.allCases : drinks { table.order(drink) }
        for order in shop.store.orders { print("table \(order.table): \(order.drink), \(order.cents) cents") }
        print("to pay: \(table.bill.total)")
    }
}
