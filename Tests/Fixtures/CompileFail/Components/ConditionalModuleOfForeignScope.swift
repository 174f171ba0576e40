// SPDX-License-Identifier: Apache-2.0
// A condition does not change where a module with a scope can be included.
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 5: the same

import DI

struct OrderScope: Scope {}

enum OrderModule: Module {
    static func configure(binder: Binder<OrderScope>) {}
}

enum ShopModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: OrderModule.self, when: .profile("demo"))  // here
    }
}

enum ViewModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: OrderModule.self, when: !.profile("demo") || .context(.test))  // here
    }
}
