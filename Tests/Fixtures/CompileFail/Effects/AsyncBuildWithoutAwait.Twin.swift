// SPDX-License-Identifier: Apache-2.0
// The twin of AsyncBuildWithoutAwait.swift.

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

func open(_ shops: ComponentFactory<Shop>) -> Task<Menu, any Error> {
    Task { try await shops.build() }
}

func openLater(_ shops: ComponentFactory<Shop>) async throws -> Menu {
    try await shops.build()
}
