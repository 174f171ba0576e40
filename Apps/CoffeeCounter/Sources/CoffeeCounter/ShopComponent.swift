// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

/// The properties under `shop`, each with a default.
package struct ShopSettings: ConfigProperty {
    package static let path: String = "shop"
    package static let defaults: String = "{currency: EUR, taxPercent: 5}"

    let currency: String
    let taxPercent: Int
}

/// The program's root object: all that `main` sees of the graph.
package struct Shop: Sendable {
    let tables: ComponentFactory<TableComponent>
    let store: any OrderStore
    package let board: Board

    package func seat(at number: Int) -> Table {
        tables.build(TableNumber(number))
    }

    package var orders: [Order] { store.orders }
}

/// The whole program: its modules, the component of a table, and its configuration.
package struct ShopComponent: RootComponent {
    package typealias Root = Shop
    package typealias Scope = Singleton
    /// The build awaits the menu, and makes the board on the main actor.
    package typealias Construction = OnMainActor.Asynchronous

    package static func configure(binder: Binder<Singleton>) {
        binder.include(module: CoffeeCounterBindings.self)
        binder.include(module: CoffeeCounterSingletonBindings.self)
        binder.include(module: NetworkingModule.self)
        binder.include(module: StorageModule.self)
        binder.install(dependency: TableComponent.self)
    }

    package static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
