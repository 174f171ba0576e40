// SPDX-License-Identifier: Apache-2.0

import DI
import DIMigration
import Synchronization

/// The orders of the day.
final class OrderBook: Sendable {
    private let drinks: Mutex<[String]> = Mutex([])

    var all: [String] { drinks.withLock { $0 } }

    func write(_ drink: String) {
        drinks.withLock { $0.append(drink) }
    }
}

struct TakeOrder {
    let book: OrderBook
}

struct CountOrders {
    let book: OrderBook

    var count: Int { book.all.count }
}

// Block 1
let storage = Bindings {
    single { OrderBook() }
}

let useCases = Bindings {
    factory { TakeOrder(book: $0) }
    factory { CountOrders(book: $0) }
}

func ordersOfTheDay() throws -> String {
    let shop = try Injector {
        include(storage)
        include(useCases)
    }

    let takeOrder: TakeOrder = shop.get()
    let countOrders = shop.get(CountOrders.self)
    takeOrder.book.write("espresso")
    return "\(countOrders.count)"
}

struct Waiter {
    let book: OrderBook
}

/// The factory as it was written: a function of a resolver.
let waiters = Bindings {
    include(storage)
    factory { Waiter(book: $0()) }
}
