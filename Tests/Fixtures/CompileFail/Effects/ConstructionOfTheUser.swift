// SPDX-License-Identifier: Apache-2.0
// A type that happens to be called Construction is renamed.
// Swift 6: error: type 'Shop' does not conform to protocol 'Component'
// Swift 5: the same

import DI

final class Menu: Sendable {}

struct Shop: RootComponent {  // here
    typealias Root = Menu

    #if TWIN
    struct Building {}
    #else
    struct Construction {}
    #endif

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}
