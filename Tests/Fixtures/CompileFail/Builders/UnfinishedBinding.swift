// SPDX-License-Identifier: Apache-2.0
// A binding without terminating step counts for nothing.
// Swift 6: warning: result of call to 'bind' is unused
// Swift 6: warning: result of call to 'intoCollection()' is unused
// Swift 5: the same

import DI

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self)  // here
    }
}

enum Pantry: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).intoCollection()  // here
    }
}
