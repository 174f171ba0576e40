// SPDX-License-Identifier: Apache-2.0
// An assisted factory takes its seed, of the type that the factory names.
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
    init(heater: Heater, millilitres: Int) {}
}

#if TWIN
enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Cup.self).with(CupFactory.self).to {
            (millilitres: Assisted<Int>, heater: Heater) in Cup(heater: heater, millilitres: millilitres.get())
        }
    }
}
#else
enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)  // here
        binder.bindFactory(Cup.self).with(CupFactory.self).to {  // here
            (name: Assisted<String>, heater: Heater) in Cup(heater: heater, millilitres: name.get().count)
        }
    }
}
#endif
