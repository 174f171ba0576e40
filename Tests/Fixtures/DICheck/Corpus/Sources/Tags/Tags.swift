// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum Temperature: Tag {
    typealias Element = Double
}

enum Regulars: Tag {
    typealias Element = [Beans]
}

struct Shop {
    let temperature: TaggedProvider<Temperature>
    let later: Provider<TaggedProvider<Temperature>>
    let beans: TaggedProvider<Regulars>
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Double.self).tagged(with: Temperature.self).to(value: 93)
        binder.bind(Beans.self).intoCollection().tagged(with: Regulars.self).to(value: Beans("Huila"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
