// SPDX-License-Identifier: Apache-2.0

import DI
import Kitchen
import World

package var components: [any RootComponent.Type] { [] }

package enum CounterModule: Module {
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {
        binder.include(module: KitchenModule.self)
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
    }
}

package enum CounterComponent: Component {
    package static func configure(binder: UnscopedBinder) {
        binder.include(module: KitchenModule.self, allowing: .shadowedBinding)
    }

    package static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}
