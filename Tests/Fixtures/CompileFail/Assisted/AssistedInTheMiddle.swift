// SPDX-License-Identifier: Apache-2.0
// The seed is the first or the last parameter.
// Swift 6: error: 'to(factory:)' is unavailable: the factory takes Assisted<Seed> once, as its first or its last parameter, and returns the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory takes Assisted<Seed> once, as its first or its last parameter, and returns the bound type
// Swift 5: the same

import DI

final class Heater: Sendable {}

final class Pump: Sendable {}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct Cup {
    #if TWIN
    init(heater: Heater, pump: Pump, millilitres: Assisted<Int>) {}
    #else
    init(heater: Heater, millilitres: Assisted<Int>, pump: Pump) {}
    #endif
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)  // here
        #if !TWIN
        binder.bindFactory(Cup.self).with(CupFactory.self).to {  // here
            Cup(heater: $0, millilitres: $1, pump: $2)
        }
        #endif
    }
}
