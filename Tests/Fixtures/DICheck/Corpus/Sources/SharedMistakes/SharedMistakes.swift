// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [FirstComponent.self, SecondComponent.self] }

enum CommonModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)  // expect: DI/MissingBinding
    }
}

/// Two components share a mistake, which is told once.
enum FirstComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: CommonModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Pump]>) -> BindingReceipt<[Pump]> {
        bind.to { (pump: Pump) in [pump] }
    }
}

enum SecondComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: CommonModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Pump]>) -> BindingReceipt<[Pump]> {
        bind.to { (pump: Pump) in [pump] }
    }
}
