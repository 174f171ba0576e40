// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Order {
    init(number: Assisted<Int>, heater: Heater) {}
    init(heater: Heater, name: Assisted<String>) {}
    init(heater: Heater) {}
}

enum Numbered: AssistedFactory {
    typealias Seed = Int
    typealias Element = Order
}

enum Named: AssistedFactory {
    typealias Seed = String
    typealias Element = Order
}

struct Shop {
    let numbered: Factory<Numbered>
    let named: Factory<Named>
    let plain: Factory<EmptySeed<Order>>
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bindFactory(Order.self).with(Numbered.self).to(factory: Order.init(number:heater:))
        binder.bindFactory(Order.self).with(Named.self).to { Order(heater: $0, name: $1) }
        binder.bindFactory(Order.self).to { (_: Assisted<Void>, heater: Heater) in Order(heater: heater) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
