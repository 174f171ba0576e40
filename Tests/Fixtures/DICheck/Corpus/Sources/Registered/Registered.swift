// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Grinder: Autowired {
    init(beans: Beans) {}
}

final class Boiler: Autowired, Sendable {
    typealias SharedIn = Singleton

    init() {}
}

enum Supplies: AutowiredProviders {
    static func beans() -> Beans { Beans("Huila") }
}

struct Shop {
    let grinder: Grinder
    let boiler: Boiler
}

enum ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: RegisteredBindings.self)
        binder.include(module: RegisteredSingletonBindings.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
