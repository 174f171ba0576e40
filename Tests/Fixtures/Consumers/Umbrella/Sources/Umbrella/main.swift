// SPDX-License-Identifier: Apache-2.0

import DI

final class Heater: Sendable {}

final class CoffeeMaker {
    let heater: Heater
    let cup: Int

    init(heater: Heater, cup: Assisted<Int>) {
        self.heater = heater
        self.cup = cup.get()
    }
}

enum MakerFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = CoffeeMaker
}

struct Shop {
    let makers: Factory<MakerFactory>
    let heater: Heater
}

struct HeaterModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
    }
}

struct ShopComponent: RootComponent {
    typealias Root = Shop
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: HeaterModule.self)
        binder.bindFactory(CoffeeMaker.self).with(MakerFactory.self).to(factory: CoffeeMaker.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

let shop = try ComponentFactory.of(ShopComponent.self).build()
let maker = shop.makers.build(3)
print("cup \(maker.cup), one heater: \(maker.heater === shop.heater)")
