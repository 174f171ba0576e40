// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Shop {
    let list: [Beans]
    let set: Set<Beans>
    let prices: [String: Int]
    let corners: ComponentFactory<CornerComponent>
}

struct Corner {
    let list: [Beans]
    let prices: [String: Int]
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).intoCollection().to(value: Beans("Huila"))
        binder.bind(Beans.self).intoCollection().to { [Beans("Yirgacheffe"), Beans("Sidamo")] }
        binder.bind(Beans.self).intoSet().to { Beans("Sidamo") }
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 250)
        binder.bind(Int.self).intoDictionary(key: "lungo").to { (beans: [Beans]) in beans.count }
        binder.install(dependency: CornerComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

enum CornerComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).intoCollection().to(value: Beans("Java"))
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 200)
    }

    static func configureRoot(binder bind: ReceiptBinder<Corner>) -> BindingReceipt<Corner> {
        bind.to(factory: Corner.init)
    }
}
