// SPDX-License-Identifier: Apache-2.0

import DI
import World

var others: [any RootComponent.Type] { [TwinComponent.self] }

private enum TwinComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Pump.self).to(factory: Pump.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}
