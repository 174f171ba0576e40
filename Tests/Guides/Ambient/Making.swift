// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

struct OrderComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to { Order() }
    }
}

/// A component that is built without an injector has that of its caller.
func madeWithoutAnInjector() throws -> String {
    try ComponentFactory.of(OrderComponent.self).build().maker.grinder.name
}
