// SPDX-License-Identifier: Apache-2.0

import Cupboard
import DI

enum ChangingComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 12)
        #if Tea
        binder.bind(String.self).allowing(.unusedBinding).to(value: "tea")
        #endif
        #if SUGAR
        binder.bind(UInt.self).allowing(.unusedBinding).to(value: 2)
        #endif
        #if MILK
        binder.bind(Float.self).allowing(.unusedBinding).to(value: 0.5)
        #endif
        if isFull { binder.bind(Bool.self).allowing(.unusedBinding).to(value: true) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
        bind.to { (seats: Int) in Double(seats) }
    }
}
