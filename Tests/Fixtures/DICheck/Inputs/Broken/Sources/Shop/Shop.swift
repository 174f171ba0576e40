// SPDX-License-Identifier: Apache-2.0

import Broken
import DI

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 12)
    }
}
