// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum EspressoModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)  // expect: DI/UnusedModule
        binder.bind(Pump.self).to(factory: Pump.init)
    }
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: EspressoModule.self)
        binder.bind(Beans.self).to { Beans("Huila") }  // expect: DI/UnusedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
