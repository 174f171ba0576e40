// SPDX-License-Identifier: Apache-2.0

import DI
import Synchronization

/// The lifetime of one table's visit.
struct TableVisit: Scope {}

/// An assisted factory: the graph knows menu and table, the guest knows the drink.
struct OrderFactory: AssistedFactory {
    typealias Seed = Drink
    typealias Element = Order
}

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
package struct Table: Sendable {
    let orders: Factory<OrderFactory>
    let bill: Bill
    let store: any OrderStore

    package func order(_ drink: Drink) {
        let order = orders.build(drink)
        bill.add(order)
        store.add(order)
    }

    package var total: String { bill.total }
}

/// Everything that exists once for each table. Its seed, the table's number, is visible to all of it.
enum TableComponent: Component, Listed {
    typealias Seed = TableNumber
    typealias Root = Table
    typealias Scope = TableVisit

    static var bindings: Bindings {
        single(Bill.init)
        include { binder in
            binder.bindFactory(Order.self).with(OrderFactory.self).to {
                (drink: Assisted<Drink>, table: TableNumber, menu: Menu) in
                Order(drink: drink.get(), table: table.value, cents: menu.price(of: drink.get()))
            }
        }
        factory(Table.init)
    }
}
