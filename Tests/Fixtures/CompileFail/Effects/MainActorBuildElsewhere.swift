// SPDX-License-Identifier: Apache-2.0
// A component of the main actor is built there.
// Swift 6: error: call to main actor-isolated instance method 'build()' in a synchronous nonisolated context
// Swift 6: error: main actor-isolated instance method 'build()' cannot be called from outside of the actor
// Swift 5: the same

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

#if TWIN
@MainActor
#endif
func open(_ shops: ComponentFactory<Shop>) -> Menu {
    shops.build()  // here
}

func openLater(_ shops: ComponentFactory<Shop>) async -> Menu {
    #if TWIN
    await shops.build()
    #else
    shops.build()  // here
    #endif
}
