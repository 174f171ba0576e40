// SPDX-License-Identifier: Apache-2.0
// The twin of ModuleOfForeignScope.swift.

import DI

struct OrderScope: Scope {}

enum OrderModule: Module {
    static func configure(binder: Binder<OrderScope>) {}
}

enum ShopModule: Module {
    static func configure(binder: Binder<OrderScope>) {
        binder.include(module: OrderModule.self)
    }
}

enum ToolModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

enum OrderTools: Module {
    static func configure(binder: Binder<OrderScope>) {
        binder.include(module: ToolModule.self)
    }
}
