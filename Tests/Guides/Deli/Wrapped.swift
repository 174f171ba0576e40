// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

// Block 35
final class Chalkboard {
    @Injected(qualified: "memory")
    var log: any OrderLog

    @Injected(WinterDrinks.self)
    var drinks: [any Drink]
}

// Block 36
final class Kiosk {
    @Injected(ServerURL.self)
    var url: String
}

// Block 50
final class OrderDesk {
    @Injected
    var log: any OrderLog

    @Injected
    var drinks: [any Drink]

    @Injected(ServerURL.self)
    var url: String
}

func wrapped(in networking: Injector) throws -> [String] {
    let shop = try Injector(parent: networking) { include(drinksModule) }
    return shop.run {
        let (board, kiosk, desk) = (Chalkboard(), Kiosk(), OrderDesk())
        return [board.log.name, "\(board.drinks.count)", kiosk.url, desk.log.name, "\(desk.drinks.count)", desk.url]
    }
}
