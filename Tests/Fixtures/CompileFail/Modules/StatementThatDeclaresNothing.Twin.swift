// SPDX-License-Identifier: Apache-2.0
// The twin of StatementThatDeclaresNothing.swift.

import DI

enum KitchenModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

let kitchen = Bindings {
    value(93)
    include(module: KitchenModule.self)
}
