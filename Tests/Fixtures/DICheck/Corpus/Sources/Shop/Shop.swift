// SPDX-License-Identifier: Apache-2.0

import Counter
import DI
import Kitchen
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct ShopRoot {
    let maker: CoffeeMaker
    let till: Till
    let counters: ComponentFactory<CounterComponent>
}

/// The third of three targets: includes one module twice, and installs a component that includes it again.
package enum ShopComponent: RootComponent {
    package typealias Root = any Sendable
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {
        binder.include(module: CounterModule.self)
        binder.include(module: KitchenModule.self)
        binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
        binder.install(dependency: CounterComponent.self)
        binder.bind(ShopRoot.self).to(factory: ShopRoot.init)
    }

    package static func configureRoot(binder bind: ReceiptBinder<any Sendable>) -> BindingReceipt<any Sendable> {
        bind.to { (_: ShopRoot) in 1 }
    }
}
