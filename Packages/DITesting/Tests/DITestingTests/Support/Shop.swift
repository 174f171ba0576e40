// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules

protocol Payments: Sendable {
    var name: String { get }
}

struct CardPayments: Payments {
    let name = "card"
}

final class CashPayments: Payments {
    let name = "cash"
}

final class Drawer: Sendable {}

/// What most tests look at: how it is paid, and a shared object.
struct Till {
    let payments: any Payments
    let drawer: Drawer
}

/// A shop as a component.
struct Shop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind((any Payments).self).sharedInScope().to { CardPayments() }
        binder.bind(Drawer.self).sharedInScope().to(factory: Drawer.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}

/// The same shop as a list of declarations.
let shop: Bindings = Bindings {
    single(as: (any Payments).self) { CardPayments() }
    single(Drawer.init)
    factory(Till.init)
}

struct CashOnly: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Payments).self).to { CashPayments() }
    }
}
