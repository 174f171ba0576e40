// SPDX-License-Identifier: Apache-2.0
// A type that can't be copied can't be passed from a factory to its requesters.
// Swift 6: error: 'bind' is unavailable: a type that can't be copied can't be bound; bind a class that owns a value of it
// Swift 5: the same

import DI

struct Handle: ~Copyable {
    let number: Int = 1
}

struct KitchenModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Handle.self).to { fatalError() }  // here
    }
}
