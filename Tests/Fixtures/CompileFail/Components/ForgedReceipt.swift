// SPDX-License-Identifier: Apache-2.0
// Only terminating steps make receipts.
// Swift 6: error: 'BindingReceipt<Element>' initializer is inaccessible due to 'internal' protection level
// Swift 6: error: cannot convert return expression of type 'ReceiptBinder<Heater>' (aka 'BindingBuilder<Heater, _Step.Received, Heater, Unscoped>') to return type 'BindingReceipt<Heater>'
// Swift 5: the same

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        #if TWIN
        bind.to(value: Heater())
        #else
        BindingReceipt()  // here
        #endif
    }
}

struct Stall: RootComponent {
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        #if TWIN
        bind.to(value: Heater())
        #else
        bind  // here
        #endif
    }
}
