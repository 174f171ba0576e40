// SPDX-License-Identifier: Apache-2.0
// A value has the bound type.
// Swift 6: error: cannot convert value of type 'String' to expected argument type 'Int'

import DI

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Int.self).to(value: 7)
        #else
        binder.bind(Int.self).to(value: "strong")  // here
        #endif
    }
}
