// SPDX-License-Identifier: Apache-2.0
// The twin of ResultThatIsNotSendable.swift.

import DI

final class Menu {
    var title: String = ""
}

struct Shop: RootComponent {
    typealias Root = Menu
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

@MainActor
func title(_ menus: MainActorProvider<Menu>) -> String {
    menus.get().title
}

func title(_ shops: ComponentFactory<Shop>) async -> String {
    await MainActor.run { shops.build().title }
}
