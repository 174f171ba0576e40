// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [PlainComponent.self, ShapedComponent.self] }

enum PlainComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)  // expect: DI/MissingBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<[Pump]>) -> BindingReceipt<[Pump]> {
        bind.to { (pump: Pump) in [pump] }
    }
}

struct Shaped {
    let log: Provider<any Journal>
    let beans: [Beans]
}

enum ShapedComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(ConsoleJournal.self).to(factory: ConsoleJournal.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shaped>) -> BindingReceipt<Shaped> {
        bind.to(factory: Shaped.init)  // expect: DI/MissingBinding DI/MissingBinding
    }
}
