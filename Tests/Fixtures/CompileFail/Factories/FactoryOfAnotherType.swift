// SPDX-License-Identifier: Apache-2.0
// What a factory returns is what is bound.
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 5: the same

import DI

final class Heater: Sendable {}

final class Pump: Sendable {
    init(heater: Heater) {}
}

struct Kitchen: RootComponent {
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Pump.self).qualified("closure").to(factory: { (heater: Heater) in Pump(heater: heater) })
        binder.bind(Pump.self).qualified("short").to(factory: { Pump(heater: $0) })
        binder.bind([Heater].self).to(factory: { [Heater()] })
        #else
        binder.bind(Heater.self).to(factory: Pump.init)  // here
        binder.bind(Heater.self).to(factory: { (heater: Heater) in Pump(heater: heater) })  // here
        binder.bind(Heater.self).to(factory: { Pump(heater: $0) })  // here
        binder.bind([Heater].self).to(factory: { Heater() })  // here
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        #if TWIN
        bind.to(factory: { Heater() })
        #else
        bind.to(factory: { (heater: Heater) in Pump(heater: heater) })  // here
        #endif
    }
}
