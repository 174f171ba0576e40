// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorFactoryAsProtocol.swift.

import DI

final class Menu: Sendable {}

struct Shop: RootComponent {
    typealias Root = Menu
    typealias Construction = Synchronous

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

func open(_ shops: some ComponentFactoryProtocol<Shop>) {}

func use(_ shops: ComponentFactory<Shop>) {
    open(shops)
}
