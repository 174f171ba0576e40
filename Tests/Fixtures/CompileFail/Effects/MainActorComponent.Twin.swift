// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorComponent.swift.

import DI

nonisolated final class Menu: Sendable {}

struct Shop: RootComponent {
    typealias Root = Menu
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}
