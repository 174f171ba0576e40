// SPDX-License-Identifier: Apache-2.0
// The twin of PropertyInjectionOfAStruct.swift.

import DI

final class Menu {
    var title: String = ""
}

enum Shop: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindPropertyInjectionOf(Menu.self).to(injector: { $0.title = $1 })
    }
}
