// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

/// Lines that belong to a file from which this one would be generated: its mistakes have places there.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        #sourceLocation(file:"Templates/Shop.template",line:7)
        binder.bind(Heater.self).to(factory: Heater.init)
        #sourceLocation()
        binder.bind(Pump.self).to(factory: Pump.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}
