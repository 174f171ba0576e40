// SPDX-License-Identifier: Apache-2.0
// The scope of a module as a value is Singleton.
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor Singleton, the scope of these bindings
// Swift 5: the same

import DI

struct PerOrder: Scope {}

enum OrderModule: Module {
    typealias Scope = PerOrder

    static func configure(binder: Binder<PerOrder>) {}
}

enum KitchenModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {}
}

let kitchen = Bindings {
    #if TWIN
    include(module: KitchenModule.self)
    #else
    include(module: OrderModule.self)  // here
    #endif
}
