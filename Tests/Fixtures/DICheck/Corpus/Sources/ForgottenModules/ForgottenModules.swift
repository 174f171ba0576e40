// SPDX-License-Identifier: Apache-2.0

import DI
import Forgotten
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, OtherComponent.self] }

enum OwnModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).to(factory: Till.init)
    }
}

/// Nothing includes it, and nothing would be helped if something did.
enum NeverNamedModule: Module {  // expect: DI/UnusedModule
    static func configure(binder: UnscopedBinder) {
        binder.bind(Character.self).to(value: "a")
    }
}

/// A module of this target and one of another target bind the missing types.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)  // expect: DI/MissingBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<[Till]>) -> BindingReceipt<[Till]> {
        bind.to { (_: Pump, till: Till) in [till] }  // expect: DI/MissingBinding
    }
}

enum OtherComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: IncludedModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}
