// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Shop {
    let heater: Heater
    let pump: Pump
    let till: Lazy<Till>
}

enum ShopComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.bind(Pump.self).sharedInScope(.eager).to(factory: Pump.init)
        binder.bind(Till.self).sharedInScope(.weak).to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
