// SPDX-License-Identifier: Apache-2.0
// The twin of ConstructionOfTheUser.swift.

import DI

final class Menu: Sendable {}

struct Shop: RootComponent {
    typealias Root = Menu

    struct Building {}

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}
