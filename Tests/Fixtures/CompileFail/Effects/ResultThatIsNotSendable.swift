// SPDX-License-Identifier: Apache-2.0
// What is not Sendable stays on the main actor that made it.
// Swift 6: error: non-Sendable 'Menu'-typed result can not be returned from main actor-isolated instance method 'get()' to nonisolated context
// Swift 6: error: non-Sendable 'Shop.Root' (aka 'Menu')-typed result can not be returned from main actor-isolated instance method 'build()' to nonisolated context
// Swift 5: accepted

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

#if TWIN
@MainActor
func title(_ menus: MainActorProvider<Menu>) -> String {
    menus.get().title
}

func title(_ shops: ComponentFactory<Shop>) async -> String {
    await MainActor.run { shops.build().title }
}
#else
func title(_ menus: MainActorProvider<Menu>) async -> String {
    await menus.get().title  // here
}

func title(_ shops: ComponentFactory<Shop>) async -> String {
    await shops.build().title  // here
}
#endif
