// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

@MainActor
final class Screen {
    init(number: Assisted<Int>, heater: Heater) {}
}

enum Numbered: AssistedFactory {
    typealias Seed = Int
    typealias Element = Screen
}

struct Shop {
    let screens: MainActorFactory<Numbered>
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bindFactory(Screen.self).with(Numbered.self).onMainActor(Screen.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
