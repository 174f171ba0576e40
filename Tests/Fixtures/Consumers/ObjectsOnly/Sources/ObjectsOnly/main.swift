// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

struct Heater: Sendable {
    let degrees: Int
}

struct CoffeeMaker {
    let heater: Heater
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to { Heater(degrees: 94) }
    }
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: Kitchen.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}

print(try ComponentFactory.of(ShopComponent.self).build().heater.degrees)
