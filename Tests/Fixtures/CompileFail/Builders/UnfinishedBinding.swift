// SPDX-License-Identifier: Apache-2.0
// A binding without terminating step counts for nothing.
// Swift 6: warning: result of call to 'bind' is unused
// Swift 6: warning: result of call to 'intoCollection()' is unused
// Swift 5: the same

import DI

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Int.self).to(value: 1)
        #else
        binder.bind(Int.self)  // here
        #endif
    }
}

enum Pantry: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Int.self).intoCollection().to(value: 1)
        #else
        binder.bind(Int.self).intoCollection()  // here
        #endif
    }
}
