// SPDX-License-Identifier: Apache-2.0
// A module with a scope is included only where that scope is.
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 5: the same

import DI

struct OrderScope: Scope {}

enum OrderModule: Module {
    static func configure(binder: Binder<OrderScope>) {}
}

#if TWIN
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
#else
enum ShopModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: OrderModule.self)  // here
    }
}

enum ToolModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: OrderModule.self)  // here
    }
}
#endif
