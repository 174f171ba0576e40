// SPDX-License-Identifier: Apache-2.0
// The twin of ConditionalModuleOfForeignScope.swift.

import DI

enum OrderModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

enum StaffModule: Module {
    static func configure(binder: Binder<Singleton>) {}
}

enum ShopModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: StaffModule.self, when: .profile("demo"))
    }
}

enum ViewModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: OrderModule.self, when: !.profile("demo") || .context(.test))
    }
}
