// SPDX-License-Identifier: Apache-2.0
// The twin of BuildWithoutSeed.swift.

import DI

struct OrderComponent: RootComponent {
    typealias Seed = Int
    typealias Root = String

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(factory: { (number: Int) in "order \(number)" })
    }
}

func takeOrder(_ orders: ComponentFactory<OrderComponent>) -> String {
    orders.build(1)
}

func takeNamedOrder(_ orders: ComponentFactory<OrderComponent>) -> String {
    orders.build(Int("1") ?? 0)
}
