// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, TillComponent.self, KioskComponent.self] }

struct Shop {
    let tills: ComponentFactory<TillComponent>
    let kiosks: ComponentFactory<KioskComponent>
}

/// A root with a seed, which is also installed.
enum KioskComponent: RootComponent {
    typealias Seed = String

    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to { (name: String) in name.count }
    }

    static func configureRoot(binder bind: ReceiptBinder<Beans>) -> BindingReceipt<Beans> {
        bind.to { (count: Int) in Beans("\(count)") }
    }
}

enum TillComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: TillComponent.self)
        binder.install(dependency: KioskComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
