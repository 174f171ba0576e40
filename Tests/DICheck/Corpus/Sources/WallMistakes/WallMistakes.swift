// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [LeakComponent.self, RefiningComponent.self] }

struct Drip {
    let heater: Heater
}

struct Brewery {
    let drip: Drip
    let pump: Pump
}

/// A component needs what its module keeps to itself.
enum LeakComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: WalledModule.self)
        binder.bind(Drip.self).to(factory: Drip.init)  // expect: DI/PrivateBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Brewery>) -> BindingReceipt<Brewery> {
        bind.to(factory: Brewery.init)
    }
}

enum WalledModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.privately { binder.bind(Heater.self).to(factory: Heater.init) }
    }
}

/// A root component has no parent whose instance it could refine.
enum RefiningComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).refining { (beans: Beans) in beans }  // expect: DI/RefinesNothing
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}
