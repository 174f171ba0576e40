// SPDX-License-Identifier: Apache-2.0

import DI

struct OrderScope: Scope {}

struct CustomerName: Tag {
    typealias Element = String
}

final class Cart: Sendable {
    let customer: String

    init(customer: TaggedProvider<CustomerName>) {
        self.customer = customer.get()
    }
}

struct Checkout {
    let cart: Cart
    let again: Cart
    let receipts: Factory<ReceiptFactory>
    let tables: Factory<EmptySeed<Table>>
}

struct Receipt {
    let cart: Cart
    let total: Int

    init(cart: Cart, total: Assisted<Int>) {
        self.cart = cart
        self.total = total.get()
    }

    var text: String {
        return "\(cart.customer) pays \(total)"
    }
}

struct ReceiptFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Receipt
}

class Table {
    let cart: Cart

    init(cart: Cart) {
        self.cart = cart
    }
}

struct OrderComponent: Component {
    typealias Seed = TaggedProvider<CustomerName>
    typealias Root = Checkout
    typealias Scope = OrderScope

    static func configure(binder: Binder<OrderScope>) {
        binder
            .bind(Cart.self)
            .sharedInScope()
            .to(factory: Cart.init)

        binder
            .bindFactory(Receipt.self)
            .with(ReceiptFactory.self)
            .to(factory: Receipt.init)

        binder
            .bindFactory(Table.self)
            .to { (_: Assisted<Void>, cart: Cart) in Table(cart: cart) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Checkout>) -> BindingReceipt<Checkout> {
        return bind.to(factory: Checkout.init)
    }
}

class OrderDesk {
    private let orders: ComponentFactory<OrderComponent>
    private let menu: TaggedProvider<MenuEntries>
    private let discounts: [Int]
    private let maker: () -> CoffeeMaker

    init(
        orders: ComponentFactory<OrderComponent>, menu: TaggedProvider<MenuEntries>, discounts: [Int],
        maker: @escaping () -> CoffeeMaker
    ) {
        self.orders = orders
        self.menu = menu
        self.discounts = discounts
        self.maker = maker
    }

    func serve(_ customer: String) -> [String] {
        let checkout = orders.build(customer)
        let drinks = menu.get()
        let total = drinks.count * 3 - discounts.reduce(0, +)
        return drinks.map { maker().brew($0) } + [
            checkout.receipts.build(total).text,
            "one cart: \(checkout.cart === checkout.again)",
            "the same at the table: \(checkout.tables.build(()).cart === checkout.cart)",
        ]
    }
}
