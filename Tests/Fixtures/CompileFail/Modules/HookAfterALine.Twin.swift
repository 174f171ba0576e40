// SPDX-License-Identifier: Apache-2.0
// The twin of HookAfterALine.swift.

import DI

final class Heater: Sendable {
    func coolDown() {}
}

let kitchen = Bindings {
    include { binder in
        binder.bind(Heater.self).sharedInScope().onStop { $0.coolDown() }.to(factory: Heater.init)
        binder.bind(String.self).intoSet().to { "espresso" }
    }
}
