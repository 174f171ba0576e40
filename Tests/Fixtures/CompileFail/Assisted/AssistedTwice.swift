// SPDX-License-Identifier: Apache-2.0
// The seed is taken once: first and last are two overloads, and the compiler cannot choose.
// Swift 6: error: ambiguous use of 'to(file:line:factory:)'
// Swift 5: the same

import DI

final class Heater: Sendable {}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct Cup {
    #if TWIN
    init(millilitres: Assisted<Int>, heater: Heater) {}
    #else
    init(millilitres: Assisted<Int>, heater: Heater, again: Assisted<Int>) {}
    #endif
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)  // here
    }
}
