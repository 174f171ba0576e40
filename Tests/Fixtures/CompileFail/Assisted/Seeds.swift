// SPDX-License-Identifier: Apache-2.0

// An assisted factory takes its seed once, first or last, in the type that the factory names, and makes what is bound.
// Swift 6: 4 × error: 'to(factory:)' is unavailable: the factory takes Assisted<Seed> once, as its first or its last parameter, and returns the bound type
// Swift 6: error: ambiguous use of 'to(file:line:factory:)'
// Swift 6: error: instance method 'with' requires the types 'Pump' and 'CupFactory.Element' (aka 'Cup') be equivalent
// Swift 6: error: instance method 'bindPropertyInjectionOf' requires that 'Menu' be a class type
// Swift 5: the same

import DI

final class Heater: Sendable {}

final class Pump: Sendable {}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct Cup {
    init(heater: Heater, pump: Pump, millilitres: Assisted<Int>) {}
    init(heater: Heater, millilitres: Assisted<Int>, pump: Pump) {}
    init(heater: Heater, millilitres: Int) {}
    init(millilitres: Assisted<Int>, heater: Heater, again: Assisted<Int>) {}
}

/// Properties are injected into objects; a struct would be a copy.
#if TWIN
final class Menu {
    var title: String = ""
}
#else
struct Menu {
    var title: String = ""
}
#endif

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if !TWIN
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init(heater:millilitres:pump:))  // here
        binder.bindFactory(Cup.self).with(CupFactory.self).to {  // here
            Cup(heater: $0, millilitres: $1, pump: $2)
        }
        binder.bindFactory(Cup.self).with(CupFactory.self)
            .to(factory: Cup.init(heater:millilitres:) as @Sendable (Heater, Int) -> Cup)  // here
        binder.bindFactory(Cup.self).with(CupFactory.self).to {  // here
            (name: Assisted<String>, heater: Heater) in Cup(heater: heater, millilitres: name.get().count)
        }
        binder.bindFactory(Cup.self).with(CupFactory.self)
            .to(factory: Cup.init(millilitres:heater:again:))  // here
        binder.bindFactory(Pump.self).with(CupFactory.self).to(factory: { Pump() })  // here
        let menus = binder.bindPropertyInjectionOf(Menu.self)  // here
        _ = menus
        #endif
    }
}
