// SPDX-License-Identifier: Apache-2.0

import DI

/// The place of a mistake in the coffee shop.
enum Level: String, CaseIterable {
    case root
    case child
    case grandchild
}

struct PerShop: Scope {}
struct PerOrder: Scope {}
struct PerTasting: Scope {}

struct Menu: Hashable, Sendable {}
struct OrderNumber: Hashable, Sendable {}
struct Cupping: Hashable, Sendable {}

/// A binding that a mistake adds to a component, so that the path to the root can be reported.
protocol Station {}
struct Shop { let stations: [any Station] }
struct Order { let stations: [any Station] }
struct Tasting { let stations: [any Station] }

struct CoffeeShop: RootComponent {
    typealias Seed = Menu
    typealias Root = Shop
    typealias Scope = PerShop

    static func configure(binder: Binder<PerShop>) {
        binder.bindOptional([any Station].self)
        binder.install(dependency: OrderComponent.self, file: "Shop/CoffeeShop.swift", line: 10)
        Scene.commitMistakes(of: .root, in: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(file: "Shop/CoffeeShop.swift", line: 20) {
            (stations: [any Station], _: ComponentFactory<OrderComponent>) in
            Shop(stations: stations)
        }
    }
}

struct OrderComponent: Component {
    typealias Seed = OrderNumber
    typealias Root = Order
    typealias Scope = PerOrder

    static func configure(binder: Binder<PerOrder>) {
        binder.install(dependency: TastingComponent.self, file: "Shop/OrderComponent.swift", line: 10)
        Scene.commitMistakes(of: .child, in: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(file: "Shop/OrderComponent.swift", line: 20) {
            (stations: [any Station], _: ComponentFactory<TastingComponent>) in Order(stations: stations)
        }
    }
}

struct TastingComponent: Component {
    typealias Seed = Cupping
    typealias Root = Tasting
    typealias Scope = PerTasting

    static func configure(binder: Binder<PerTasting>) {
        Scene.commitMistakes(of: .grandchild, in: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Tasting>) -> BindingReceipt<Tasting> {
        bind.to(file: "Shop/TastingComponent.swift", line: 20) { (stations: [any Station]) in
            Tasting(stations: stations)
        }
    }
}
