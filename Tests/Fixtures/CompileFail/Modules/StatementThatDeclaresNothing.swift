// SPDX-License-Identifier: Apache-2.0
// The statements of a module as a value declare bindings.
// Swift 6: error: cannot convert value of type 'Int' to expected argument type 'Bindings'
// Swift 6: error: cannot convert value of type 'KitchenModule.Type' to expected argument type 'Bindings'
// Swift 5: the same

import DI

enum KitchenModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

let kitchen = Bindings {
    #if TWIN
    value(93)
    include(module: KitchenModule.self)
    #else
    93  // here
    KitchenModule.self  // here
    #endif
}
