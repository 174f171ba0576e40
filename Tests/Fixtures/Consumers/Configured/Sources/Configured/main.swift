// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

protocol OrderLog: Sendable {
    var medium: String { get }
}

struct PaperLog: OrderLog {
    let medium: String = "paper"
}

struct MemoryLog: OrderLog {
    let medium: String = "nothing"
}

struct ShopConfig: ConfigProperty {
    static let path = "shop"
    static let defaults = "{ seats: 12 }"
    let name: String
    let seats: Int
}

struct Shop {
    let config: ShopConfig
    let log: any OrderLog
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(ShopConfig.self)
        binder.bind((any OrderLog).self).qualified("paper").to(factory: PaperLog.init)
        binder.bind((any OrderLog).self).qualified("memory").to(factory: MemoryLog.init)
        binder.bind((any OrderLog).self).to(qualifiedBy: "log.backend", default: "memory")
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

let text = """
    shop:
      name: Corner
    log: { backend: paper }
    """
let properties = try Properties(sources: [.yaml(text), .arguments(["shop", "--property", "shop.seats=14"])])
let shop = try ComponentFactory.of(ShopComponent.self, properties: properties).build()
print("\(shop.config.name) with \(shop.config.seats) seats, log on \(shop.log.medium)")
