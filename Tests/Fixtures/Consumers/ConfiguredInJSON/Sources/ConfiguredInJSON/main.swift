// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

struct ShopConfig: ConfigProperty {
    static let path = "shop"
    static let defaults = #"{ "seats": 12 }"#
    let name: String
    let seats: Int
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(ShopConfig.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (config: ShopConfig) in "\(config.name) with \(config.seats) seats" }
    }
}

let properties = try Properties(sources: [.json(#"{ "shop": { "name": "Corner", "seats": 14 } }"#)])
print(try ComponentFactory.of(ShopComponent.self, properties: properties).build())

do {
    _ = try Properties(yaml: "shop: { name: Corner }")
} catch {
    print(error.diagnostic.message)
}

struct OrderConfig: ConfigProperty {
    static let path = "orders"
    static let defaults = "{ limit: 12 }"
    let limit: Int
}

enum OrderComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(OrderConfig.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (config: OrderConfig) in config.limit }
    }
}

do {
    _ = try ComponentFactory.of(OrderComponent.self, properties: properties)
} catch {
    for line in "\(error)".split(separator: "\n") where line.hasPrefix("error: ") || line.hasPrefix("fix: ") {
        print(line)
    }
}
