// SPDX-License-Identifier: Apache-2.0
// A component is a type with functions that any thread calls, so it does not belong to the main actor. Its bindings do, and its Construction.
// Swift 6: error: conformance of 'Shop' to protocol 'Component' crosses into main actor-isolated code and can cause data races
// Swift 5: warning: conformance of 'Shop' to protocol 'Component' crosses into main actor-isolated code and can cause data races; this is an error in the Swift 6 language mode
// Swift 6, main actor by default: the same
// Swift 6, app target: the same

import DI

nonisolated final class Menu: Sendable {}

#if !TWIN
@MainActor
#endif
struct Shop: RootComponent {  // here
    typealias Root = Menu
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: { Menu() })
    }
}
