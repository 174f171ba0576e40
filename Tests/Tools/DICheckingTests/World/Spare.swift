// SPDX-License-Identifier: Apache-2.0

import DIBinding

// The example of the pages on DI/UnusedModule and DI/NotChecked.

struct Spoon: Sendable {}

enum SpoonBar: RootComponent {
    typealias Root = Spoon

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Spoon>) -> BindingReceipt<Spoon> {
        bind.to(factory: Spoon.init)
    }
}

enum ForkModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).qualified("forks").to(value: 4)
    }
}

enum DrinkBar<Drink: Sendable>: RootComponent {
    typealias Root = [Drink]

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<[Drink]>) -> BindingReceipt<[Drink]> {
        bind.to(value: [])
    }
}
