// SPDX-License-Identifier: Apache-2.0

import DI

enum PlainComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 12)
    }

    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
        bind.to { (seats: Int) in Double(seats) }
    }
}
