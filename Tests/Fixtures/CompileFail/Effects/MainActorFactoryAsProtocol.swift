// SPDX-License-Identifier: Apache-2.0
// The protocol of factories is for components that are built at once.
// Swift 6: error: global function 'open' requires the types 'Shop.Construction' (aka 'OnMainActor') and 'Synchronous' be equivalent
// Swift 5: the same

import DI

final class Menu: Sendable {}

struct Shop: RootComponent {
    typealias Root = Menu
    #if TWIN
    typealias Construction = Synchronous
    #else
    typealias Construction = OnMainActor
    #endif

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

func open(_ shops: some ComponentFactoryProtocol<Shop>) {}

func use(_ shops: ComponentFactory<Shop>) {
    open(shops)  // here
}
