// SPDX-License-Identifier: Apache-2.0
// What a key is bound to has a label: a value, a factory, a provider.
// Swift 6: error: 'to' is unavailable: an existing instance needs its label: to(value:)
// Swift 6: error: 'to' is unavailable: a type is bound by a function that makes it: to(factory: X.init)
// Swift 5: the same

import DI

final class Heater: Sendable {}

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Heater.self).to(value: Heater())
        binder.bind(Heater.self).qualified("spare").to(factory: Heater.init)
        #else
        binder.bind(Heater.self).to(Heater())  // here
        binder.bind(Heater.self).qualified("spare").to(Heater.self)  // here
        #endif
    }
}
