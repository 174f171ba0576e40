// SPDX-License-Identifier: Apache-2.0

import Beans
import Brewing
import DI

struct Shop {
    let store: BeanStore
    let maker: CoffeeMaker
    let menu: [MenuLine]
}

struct ShopComponent: RootComponent {
    typealias Root = Shop

    static func configure(binder: UnscopedBinder) {
        binder.include(module: BeansModule.self)
        binder.include(module: BrewingModule.self)
        binder.bind(MenuLine.self).intoCollection().to(value: MenuLine(text: "espresso"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

let shop = try ComponentFactory.of(ShopComponent.self).build()
print("\(shop.store.origin) at \(shop.maker.heater.degrees)°: \(shop.menu.map(\.text).joined(separator: ", "))")
