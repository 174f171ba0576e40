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
        binder.bind(Heater.self).to(factory: Pump.init)  // here
        binder.bind(Heater.self).to(factory: { (heater: Heater) in Pump(heater: heater) })  // here
        binder.bind(Heater.self).to(factory: { Pump(heater: $0) })  // here
        binder.bind([Heater].self).to(factory: { Heater() })  // here
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { (heater: Heater) in Pump(heater: heater) })  // here
    }
}
