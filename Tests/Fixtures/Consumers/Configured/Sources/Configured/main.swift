// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

struct ShopConfig: ConfigProperty {
    static let path = "shop"
    static let defaults = "{ seats: 12 }"
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

let text = "shop: { name: Corner }"
let properties = try Properties(sources: [.yaml(text), .arguments(["shop", "--property", "shop.seats=14"])])
print(try ComponentFactory.of(ShopComponent.self, properties: properties).build())
