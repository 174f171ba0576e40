// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [StartComponent.self, WeakComponent.self] }

struct Shop {
    let till: Lazy<Till>
}

enum StartComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().onStart { _ in }.to(factory: Till.init)  // expect: DI/StartUnreachable
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

enum WeakComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Beans.self).sharedInScope(.weak).to { Beans("Huila") }  // expect: DI/WeakValue
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}
