// SPDX-License-Identifier: Apache-2.0
// Without a scope there is no lifetime that an instance could be shared for.
// Swift 6: error: 'sharedInScope' is unavailable: sharing needs a scope, such as 'typealias Scope = Singleton' in the component or module
// Swift 6: error: 'sharedInScope' is unavailable: sharing needs a scope, such as 'typealias Scope = Singleton' in the component or module
// Swift 5: the same

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {
    typealias Root = Heater
    #if TWIN
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: { Heater() })
        binder.bind(Heater.self).qualified("spare").sharedInScope(.eager).to(factory: { Heater() })
    }
    #else

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Heater.self).sharedInScope().to(factory: { Heater() })  // here
        binder.bind(Heater.self).qualified("spare").sharedInScope(.eager).to(factory: { Heater() })  // here
    }
    #endif

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(qualified: "spare")
    }
}
