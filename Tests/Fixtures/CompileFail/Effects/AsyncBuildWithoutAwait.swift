// SPDX-License-Identifier: Apache-2.0
// The build of an asynchronous component is awaited, and may fail.
// Swift 6: error: 'async' call in a function that does not support concurrency
// Swift 6: error: expression is 'async' but is not marked with 'await'
// Swift 5: the same

import DI

final class Menu: Sendable {}

struct Shop: RootComponent {
    typealias Root = Menu
    typealias Construction = Asynchronous

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}

#if TWIN
func open(_ shops: ComponentFactory<Shop>) -> Task<Menu, any Error> {
    Task { try await shops.build() }
}

func openLater(_ shops: ComponentFactory<Shop>) async throws -> Menu {
    try await shops.build()
}
#else
func open(_ shops: ComponentFactory<Shop>) throws -> Menu {
    try shops.build()  // here
}

func openLater(_ shops: ComponentFactory<Shop>) async throws -> Menu {
    try shops.build()  // here
}
#endif
