// SPDX-License-Identifier: Apache-2.0
// A component says how its root is bound.
// Swift 6: error: type 'Shop' does not conform to protocol 'Component'
// Swift 5: the same

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {  // here
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {}
    #if TWIN

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { Heater() })
    }
    #endif
}
