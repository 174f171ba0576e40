// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorBuildElsewhere.swift.

import DI

final class Menu: Sendable {}

struct Shop: RootComponent {
    typealias Root = Menu
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

@MainActor
func open(_ shops: ComponentFactory<Shop>) -> Menu {
    shops.build()
}

func openLater(_ shops: ComponentFactory<Shop>) async -> Menu {
    await shops.build()
}
