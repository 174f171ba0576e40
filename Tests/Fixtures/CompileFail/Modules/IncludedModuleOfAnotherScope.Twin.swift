// SPDX-License-Identifier: Apache-2.0
// The twin of IncludedModuleOfAnotherScope.swift.

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
    include(module: KitchenModule.self)
}
