// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Shop {
    let heater: Heater
    let pump: Pump
    let till: Till
}

enum ShopComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().onStart { _ in }.to(factory: Heater.init)
        binder.bind(Pump.self).sharedInScope().onStart { _ in }.onStop { _ in }.onDispose { _ in }.to(
            factory: Pump.init)
        binder.bind(Till.self).sharedInScope().onDispose { _ in }.to { Till() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
