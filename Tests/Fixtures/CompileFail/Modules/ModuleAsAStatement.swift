// SPDX-License-Identifier: Apache-2.0
// A list includes a module by a call.
// Swift 6: error: 'buildBlock' is unavailable: a module is included: include(module: X.self); to override with one: .overriding(X.self)
// Swift 5: the same

import DI

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

#if TWIN
let kitchen = Bindings { include(module: BrewingModule.self) }
#else
let kitchen = Bindings { BrewingModule.self }  // here
#endif
