// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Kitchen

final class Counter: Sendable {
    init(maker: CoffeeMaker) {}
}

enum Shop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
        bind.to(factory: Counter.init)
    }
}

_ = try ComponentFactory.of(Shop.self).build()
