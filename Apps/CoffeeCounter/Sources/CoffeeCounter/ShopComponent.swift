// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

/// The properties under `shop`, each with a default.
struct ShopSettings: ConfigProperty {
    static let path: String = "shop"
    static let defaults: String = "{currency: EUR, taxPercent: 5}"

    let currency: String
    let taxPercent: Int
}

/// The program's root object: all that `main` sees of the graph.
struct Shop {
    let tables: ComponentFactory<TableComponent>
    let store: any OrderStore

    func seat(at number: Int) -> Table {
        tables.build(TableNumber(value: number))
    }
}

/// The whole program: its configuration, its modules, and the component of a table.
enum ShopComponent: RootComponent, Listed {
    typealias Root = Shop

    static var bindings: Bindings {
        bindProperties(ShopSettings.self)
        factory(as: (any PriceService).self) { FixedPrices() }
        include(module: StorageModule.self)
        component(TableComponent.self)
        factory(Shop.init)
    }
}
