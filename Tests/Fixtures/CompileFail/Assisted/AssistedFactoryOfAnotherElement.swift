// SPDX-License-Identifier: Apache-2.0
// The named factory makes what is bound.
// Swift 6: error: instance method 'with' requires the types 'Pump' and 'CupFactory.Element' (aka 'Cup') be equivalent

import DI

final class Heater: Sendable {}

final class Pump: Sendable {}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct Cup {
    init(millilitres: Assisted<Int>) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)
        #else
        binder.bindFactory(Pump.self).with(CupFactory.self).to(factory: { Pump() })  // here
        #endif
    }
}
