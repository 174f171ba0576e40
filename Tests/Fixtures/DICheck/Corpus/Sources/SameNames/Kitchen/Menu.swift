// SPDX-License-Identifier: Apache-2.0

import DI
import World

/// A file of this name is in two targets, and the first one has another in upper case.
package var components: [any RootComponent.Type] { [KitchenComponent.self, CounterComponent.self] }

enum KitchenComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).to(factory: Till.init)  // expect: DI/UnusedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: Heater.init)
    }
}
