// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, SharedDuplicateComponent.self] }

enum KitchenModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)  // expect: DI/DuplicateBinding
    }
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: KitchenModule.self)
        binder.bind(Heater.self).to { Heater() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}

/// The mistake of a module stands once, although two components include it.
enum SharedDuplicateComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: TwiceModule.self)
        binder.install(dependency: AgainComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Till]>) -> BindingReceipt<[Till]> {
        bind.to { (till: Till, _: ComponentFactory<AgainComponent>) in [till] }
    }
}

enum TwiceModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).to(factory: Till.init)  // expect: DI/DuplicateBinding
        binder.bind(Till.self).to { Till() }
    }
}

enum AgainComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<[Till]>) -> BindingReceipt<[Till]> {
        bind.to { (till: Till) in [till] }
    }
}
