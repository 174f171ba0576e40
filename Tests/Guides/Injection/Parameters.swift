// SPDX-License-Identifier: Apache-2.0

import DI

enum CupSize: String, Sendable {
    case small, large
}

struct Cup {
    let size: CupSize
}

struct Drink {
    let cup: Cup
}

struct Tray {
    let drink: Drink
}

// Block 7
struct TrayComponent: Component {
    typealias Seed = CupSize
    typealias Root = Tray

    static func configure(binder: UnscopedBinder) {
        binder.bind(Cup.self).to(factory: Cup.init)
        binder.bind(Drink.self).to(factory: Drink.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Tray>) -> BindingReceipt<Tray> {
        bind.to(factory: Tray.init)
    }
}

struct Kitchen {
    let trays: ComponentFactory<TrayComponent>

    func serve(_ size: CupSize) -> Tray {
        trays.build(size)
    }
}

let kitchen = Bindings {
    component(TrayComponent.self)
    factory { Kitchen(trays: $0) }
}
