// SPDX-License-Identifier: Apache-2.0

import DI
import World

/// A component only where its parameter fits.
enum Shelf<Content> {}  // expect: DI/NotChecked

extension Shelf: Component, RootComponent where Content == Till {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
