// SPDX-License-Identifier: Apache-2.0

import DI
import World

enum BackComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
