// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, SharedRootComponent.self] }

enum Size: Tag {
    typealias Element = Int
}

struct Shop {
    let text: String
    let size: TaggedProvider<Size>
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).qualified("fine").to(value: "for espresso")
        binder.bind(String.self).qualified("coarse, \"very\"").allowing(.unusedBinding).to(value: "for the press")
        binder.bind(String.self).to(qualified: "fine")
        binder.bind(Int.self).tagged(with: Size.self).qualified("large").to(value: 3)
        binder.bind(Int.self).tagged(with: Size.self).to(qualified: "large")
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

enum SharedRootComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).qualified("the only one").sharedInScope().to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(qualified: "the only one")
    }
}
