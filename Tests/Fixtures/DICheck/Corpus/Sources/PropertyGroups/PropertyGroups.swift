// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import DIProperties
import World

package func tellConfigured(by properties: Properties) throws -> String {
    try ShopComponent.graph(GraphOptions(properties: properties)).json()
}

struct ShopConfig: ConfigProperty {
    static let path = "shop"
    let name: String
    let seats: Int?
}

enum Price: PropertyTag {
    static let path = "prices.espresso"
    typealias Element = Int
}

struct Shop {
    let config: ShopConfig
    let price: TaggedProvider<Price>
    let beans: Beans
    let all: [Beans]
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(ShopConfig.self)  // expect: DI/NotChecked
        binder.bindProperty(Price.self)
        binder.bind(Beans.self).qualified("light").to { Beans("Huila") }
        binder.bind(Beans.self).qualified("dark").to { Beans("Java") }
        binder.bind(Beans.self).to(qualifiedBy: "beans.daily")
        binder.bind([Beans].self).to(allQualifiedBy: "beans.all")
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
