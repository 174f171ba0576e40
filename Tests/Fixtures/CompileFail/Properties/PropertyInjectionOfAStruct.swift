// SPDX-License-Identifier: Apache-2.0
// Properties are injected into objects; a struct would be a copy.
// Swift 6: error: instance method 'bindPropertyInjectionOf' requires that 'Menu' be a class type

import DI

struct Menu {
    var title: String = ""
}

enum Shop: Module {
    static func configure(binder: UnscopedBinder) {
        let menus = binder.bindPropertyInjectionOf(Menu.self)  // here
        _ = menus
    }
}
