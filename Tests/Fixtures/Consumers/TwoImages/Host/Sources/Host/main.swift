// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Kitchen

final class Shop: Sendable {
    let boiler: Boiler

    init(boiler: Boiler) {
        self.boiler = boiler
    }
}

/// A component whose bindings are those of the other image's copy.
enum ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: KitchenModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

print(
    "\(try makeKitchen().count) by the library, \(try ComponentFactory.of(ShopComponent.self).build().boiler) by the host"
)
do {
    try closeKitchen()
} catch {
    print("an error of one graph: \(error is GraphError)")
}
