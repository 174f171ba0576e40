// SPDX-License-Identifier: Apache-2.0

import DI
import World

enum PerOrder: Scope {}

enum PerCup: Scope {}

struct Number: Sendable {
    let value: Int
}

enum Sugar: Tag {
    typealias Element = Int
}

final class Cup: Sendable {
    init(till: Till, number: Number, sugar: TaggedProvider<Sugar>) {}
}

struct Order {
    let number: Number
    let cups: ComponentFactory<CupComponent>
}

struct Tables {
    let orders: ComponentFactory<OrderComponent>
    let till: Till
}

enum ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
        binder.install(dependency: OrderComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Tables>) -> BindingReceipt<Tables> {
        bind.to(factory: Tables.init)
    }
}

enum OrderComponent: Component {
    typealias Seed = Number

    static func configure(binder: Binder<PerOrder>) {
        binder.install(dependency: CupComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(factory: Order.init)
    }
}

enum CupComponent: Component {
    typealias Seed = TaggedProvider<Sugar>

    static func configure(binder: Binder<PerCup>) {
        binder.bind(Cup.self).qualified("one").sharedInScope().to(factory: Cup.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to(qualified: "one")
    }
}
