// SPDX-License-Identifier: Apache-2.0

import Beans
import Brewing
import Core
import DI
import DIDiagnostics

struct Shop {
    let maker: CoffeeMaker
    let roaster: Roaster
    let sign: Sign
    let drinks: [any Drink]
}

struct Sign: Autowired {
    let text = "open"
}

struct Decaf: Drink, Autowired {
    typealias CollectedAs = any Drink
    typealias Replaces = Lungo

    let name = "decaf"
}

struct ShopComponent: RootComponent {
    static func configure(binder: Binder<Opening>) {
        binder.include(module: DiamondShopBindings.self)
        binder.include(module: DiamondShopOpeningBindings.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

let factory = try ComponentFactory.of(ShopComponent.self)
for diagnostic in factory.diagnostics { print("\(diagnostic)".prefix { $0 != "\n" }) }
let shop = factory.build()
print("\(shop.sign.text), \(shop.maker.boiler.degrees)°, one boiler: \(shop.maker.boiler === shop.roaster.boiler)")
print(shop.drinks.map(\.name).sorted())
for binding in ShopComponent.graph.bindings where "\(binding.key)" == "Boiler" {
    print(binding.place.map { "\($0)" } ?? "")
}
