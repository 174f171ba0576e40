// SPDX-License-Identifier: Apache-2.0

import DI

enum SoundComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        print("this is not a part of the answer")
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 12)
    }
}

enum TrappingComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        preconditionFailure("the menu of today is not written")
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 12)
    }
}
