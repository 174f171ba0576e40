// SPDX-License-Identifier: Apache-2.0

import DI

struct ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: RegisteredBindings.self)
        binder.include(module: RegisteredSingletonBindings.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}

let maker = try ComponentFactory.of(ShopComponent.self).build()
print("\(maker.drinks.map(\.name).joined(separator: ", ")) at \(maker.heater.degrees)°")
