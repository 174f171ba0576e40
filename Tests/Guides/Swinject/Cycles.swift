// SPDX-License-Identifier: Apache-2.0

import DI

/// Two that need each other: one of them asks later.
final class Kitchen: Sendable {
    let pass: Pass

    init(pass: Pass) {
        self.pass = pass
    }
}

final class Pass: Sendable {
    let kitchen: WeakProvider<Kitchen>

    init(kitchen: WeakProvider<Kitchen>) {
        self.kitchen = kitchen
    }
}

let circle = Bindings {
    single(Kitchen.init)
    single(Pass.init)
}

/// A property that is set after the initialiser.
final class Till {
    var drawer: Drawer?
}

final class Drawer: Sendable {}

let cashDesk = Bindings {
    single(Drawer.init)
    factory { (drawer: Drawer) in
        let till = Till()
        till.drawer = drawer
        return till
    }
}
