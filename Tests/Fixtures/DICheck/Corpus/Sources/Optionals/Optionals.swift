// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum Discount: Tag {
    typealias Element = Int
}

struct Shop {
    let heater: Heater?
    let absent: Till?
    let beans: [Beans]
    let discount: TaggedProvider<Discount>?

    init(heater: Heater!, absent: Till?, beans: [Beans], discount: TaggedProvider<Discount>?) {
        (self.heater, self.absent, self.beans, self.discount) = (heater, absent, beans, discount)
    }
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bindOptional(Till.self)
        binder.bindOptional([Beans].self)
        binder.bindOptional(Discount.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
