// SPDX-License-Identifier: Apache-2.0
// A component that binds no root has no receipt to return.
// Swift 6: error: missing return in static method expected to return 'BindingReceipt<Heater>'
// Swift 5: the same

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        #if TWIN
        bind.to(factory: { Heater() })
        #endif
    }  // here
}
