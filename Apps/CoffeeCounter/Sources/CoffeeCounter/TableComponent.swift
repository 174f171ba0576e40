// SPDX-License-Identifier: Apache-2.0

import DI
import Synchronization

/// The drinks of one table that are not paid yet.
final class Bill: Sendable {
    private let cents: Mutex<Int> = Mutex(0)
    private let settings: ShopSettings

    init(settings: ShopSettings) {
        self.settings = settings
    }

    func add(_ order: Order) {
        cents.withLock { $0 += order.cents }
    }

    /// The sum with tax, such as `5.88 EUR`.
    var total: String {
        let withTax = cents.withLock { $0 * (100 + settings.taxPercent) / 100 }
        let rest = withTax % 100
        return "\(withTax / 100).\(rest < 10 ? "0" : "")\(rest) \(settings.currency)"
    }
}

/// A table while guests sit at it; the root of the component.
struct Table {
    let number: TableNumber
    let prices: any PriceService
    let bill: Bill
    let store: any OrderStore

    func order(_ drink: Drink) {
        let order = Order(drink: drink, table: number.value, cents: prices.price(of: drink))
        bill.add(order)
        store.add(order)
    }
}

/// Everything that exists once for each table. Its seed, the table's number, is visible to all of it.
enum TableComponent: Component, Listed {
    typealias Seed = TableNumber
    typealias Root = Table

    static var bindings: Bindings {
        single(Bill.init)
        factory(Table.init)
    }
}
