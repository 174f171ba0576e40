// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum SpareModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 1)
    }
}

struct Shop {
    let till: Till
    let corners: ComponentFactory<CornerComponent>
}

/// Mistakes that are silenced at their source are not found.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: SpareModule.self, allowing: .unusedBinding)
        binder.bind(Heater.self).allowing(.unusedBinding).to(factory: Heater.init)
        binder.bind(Till.self).to(factory: Till.init)
        binder.install(dependency: CornerComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

enum CornerComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).allowing(.shadowedBinding).to { Till() }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Till]>) -> BindingReceipt<[Till]> {
        bind.to { (till: Till) in [till] }
    }
}
