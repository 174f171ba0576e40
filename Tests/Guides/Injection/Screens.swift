// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

final class CountScreen: UIViewController {
    let orders: CountOrders

    init(orders: CountOrders) {
        self.orders = orders
        super.init(nibName: nil, bundle: nil)
    }
}

// Block 3
@MainActor
func countScreen(in shop: Injector = ModuleStack.shared.current) -> UIViewController {
    CountScreen(orders: shop.get())
}

struct Specials {
    let drinks: [String]
    let book: OrderBook
}

final class SpecialsScreen: UIViewController {
    let specials: Specials
    let orders: CountOrders

    init(specials: Specials, orders: CountOrders) {
        self.specials = specials
        self.orders = orders
        super.init(nibName: nil, bundle: nil)
    }
}

// Block 4
@MainActor
func specialsScreen(in shop: Injector = ModuleStack.shared.current) throws(GraphError) -> UIViewController {
    let screen = try Injector(parent: shop) {
        factory { Specials(drinks: ["cortado"], book: $0) }
    }
    return SpecialsScreen(specials: screen.get(), orders: screen.get())
}

@MainActor
func showSpecials(on counter: UIViewController) throws {
    // Block 5
    counter.present(try specialsScreen(), animated: false)
}

/// What a navigator shows.
struct Screen {
    let make: @MainActor () -> UIViewController
}

// Block 6
extension Screen {
    static func order(number: Int, in shop: Injector = ModuleStack.shared.current) -> Screen {
        Screen { shop.get(MainActorFactory<OrderScreens>.self).build(number) }
    }
}

struct OrderScreens: AssistedFactory {
    typealias Seed = Int
    typealias Element = OrderScreen
}

final class OrderScreen: UIViewController {
    let title: String

    init(number: Assisted<Int>, book: OrderBook) {
        title = "order \(number.get()) of \(book.all.count)"
        super.init(nibName: nil, bundle: nil)
    }
}

struct OrderScreenModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(OrderScreen.self).with(OrderScreens.self).onMainActor(OrderScreen.init)
    }
}

struct Receipt {
    let table: Int
    let book: OrderBook
}

final class ReceiptScreen: UIViewController {
    let receipt: Receipt

    init(receipt: Receipt) {
        self.receipt = receipt
        super.init(nibName: nil, bundle: nil)
    }
}

// Block 10
@MainActor
func receiptScreen(
    table: Int, in shop: Injector = ModuleStack.shared.current
) throws(GraphError) -> ReceiptScreen {
    let screen = try Injector(parent: shop) {
        factory { Receipt(table: table, book: $0) }
    }
    return ReceiptScreen(receipt: screen.get())
}
