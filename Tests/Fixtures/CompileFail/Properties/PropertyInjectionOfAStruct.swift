// SPDX-License-Identifier: Apache-2.0
// Properties are injected into objects; a struct would be a copy.
// Swift 6: error: instance method 'bindPropertyInjectionOf' requires that 'Menu' be a class type

import DI

#if TWIN
final class Menu {
    var title: String = ""
}
#else
struct Menu {
    var title: String = ""
}
#endif

enum Shop: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bindPropertyInjectionOf(Menu.self).to(injector: { $0.title = $1 })
        #else
        let menus = binder.bindPropertyInjectionOf(Menu.self)  // here
        _ = menus
        #endif
    }
}
