// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

struct Grinder {
    let microns: Int
    let beans: Beans

    init() {
        self.init(microns: 300, beans: Beans("Huila"))
    }

    init(microns: Int, beans: Beans) {
        (self.microns, self.beans) = (microns, beans)
    }
}

/// All properties have defaults, so that `init` alone means the initialiser without parameters.
struct Cup {
    var size: Int = 2
    var beans: Beans = Beans("Sidamo")
}

/// Only one initialiser: there is nothing to choose.
struct Saucer {
    let cup: Cup
}

struct Shop {
    let grinder: Grinder
    let cup: Cup
    let saucer: Saucer
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Grinder.self).to(factory: Grinder.init)  // expect: DI/InitializerChosen
        binder.bind(Cup.self).to(factory: Cup.init)  // expect: DI/InitializerChosen
        binder.bind(Saucer.self).to(factory: Saucer.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
