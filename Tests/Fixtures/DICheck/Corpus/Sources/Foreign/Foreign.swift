// SPDX-License-Identifier: Apache-2.0

import CMachine
import CxxMachine
import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Shop {
    let bars: Int
    let letters: String
}

/// Calls C and C++ while it is configured.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: Int(machine_pressure()))
        binder.bind(String.self).qualified("\(machine_letters("Pavoni"))").to(value: "")
        binder.bind(String.self).to(qualified: "7")
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
