// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Shop {
    let name: String
    let seats: Int
    let till: Till
    let log: any Journal
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to(value: ["Corner", "shop"].joined(separator: " "))
        binder.bind(Int.self).to(provider: Provider { 12 })
        binder.bind(Till.self).configured { $0.to(factory: Till.init) }
        binder.bind().configured(with: bindLog)
    }

    static func bindLog(_ bind: ReceiptBinder<any Journal>) -> BindingReceipt<any Journal> {
        bind.to { ConsoleJournal() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
