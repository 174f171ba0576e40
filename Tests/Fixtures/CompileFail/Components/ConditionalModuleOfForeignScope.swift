// SPDX-License-Identifier: Apache-2.0
// A condition does not change where a module with a scope can be included.
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 5: the same

import DI

#if TWIN
enum OrderModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

enum StaffModule: Module {
    static func configure(binder: Binder<Singleton>) {}
}
#else
struct OrderScope: Scope {}

enum OrderModule: Module {
    static func configure(binder: Binder<OrderScope>) {}
}
#endif

enum ShopModule: Module {
    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.include(module: StaffModule.self, when: .profile("demo"))
        #else
        binder.include(module: OrderModule.self, when: .profile("demo"))  // here
        #endif
    }
}

enum ViewModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: OrderModule.self, when: !.profile("demo") || .context(.test))  // here
    }
}
