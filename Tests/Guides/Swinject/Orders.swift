// SPDX-License-Identifier: Apache-2.0

import DI

/// What is only known at run time is the seed of an assisted factory.
struct OrderLine: Sendable {
    let drink: String
    let cups: Int
}

final class Order {
    let line: OrderLine
    let boiler: Boiler

    init(line: Assisted<OrderLine>, boiler: Boiler) {
        self.line = line.get()
        self.boiler = boiler
    }
}

struct Orders: AssistedFactory {
    typealias Seed = OrderLine
    typealias Element = Order
}

struct OrderModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Order.self).with(Orders.self).to(factory: Order.init)
    }
}

struct Waiter {
    let orders: Factory<Orders>

    func take(_ cups: Int, _ drink: String) -> Order {
        orders.build(OrderLine(drink: drink, cups: cups))
    }
}

let counter = Bindings {
    include(drinks)
    include(module: OrderModule.self)
    factory(Waiter.init)
}
