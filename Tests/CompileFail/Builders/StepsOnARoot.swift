// SPDX-License-Identifier: Apache-2.0
// A root is neither tagged nor shared; only the terminating steps are there.
// Swift 6: error: value of type 'ReceiptBinder<Heater>' has no member 'sharedInScope'

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {
    typealias Root = Heater
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.sharedInScope().to(factory: { Heater() })  // here
    }
}
