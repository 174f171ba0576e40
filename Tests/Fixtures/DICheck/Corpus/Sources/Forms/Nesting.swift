// SPDX-License-Identifier: Apache-2.0

import DI
import World

enum Shop {
    enum MainComponent: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Kitchen.Oven.self).to(factory: Kitchen.Oven.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<[Kitchen.Oven]>) -> BindingReceipt<[Kitchen.Oven]> {
            bind.to { (oven: Kitchen.Oven) in [oven] }
        }
    }

    struct Kitchen {
        struct Oven {}
    }
}

extension Shop.Kitchen {
    /// Of the same name as the one above, in another type.
    struct MainComponent: RootComponent {
        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven> {
            bind.to(factory: Oven.init)
        }
    }
}

extension Till {
    /// Nested in a type of another module.
    enum TillComponent: RootComponent {
        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
            bind.to(factory: Till.init)
        }
    }
}

func makeLocal() -> any RootComponent.Type {
    struct LocalComponent: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Heater.self).to(factory: Heater.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
            bind.to(factory: Pump.init)
        }
    }
    return LocalComponent.self
}
