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
package enum ShopComponent: RootComponent, Listed {
    package typealias Root = Shop
    /// The build awaits the menu, and makes the board on the main actor.
    package typealias Construction = OnMainActor.Asynchronous

    package static var bindings: Bindings {
        include(module: CoffeeCounterBindings.self)
        include(module: CoffeeCounterSingletonBindings.self)
        include(module: NetworkingModule.self)
        include(module: StorageModule.self)
        component(TableComponent.self)
        factory(Shop.init)
    }
}
