// SPDX-License-Identifier: Apache-2.0

import DI
import Telling
import World

/// A component beside top-level code.
enum CounterComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Till.self).to(factory: Till.init)  // expect: DI/UnusedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}

tell([CounterComponent.self, BackComponent.self])
