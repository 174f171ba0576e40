// SPDX-License-Identifier: Apache-2.0
// The twin of FactoryOfAnotherType.swift.

import DI

final class Heater: Sendable {}

final class Pump: Sendable {
    init(heater: Heater) {}
}

struct Kitchen: RootComponent {
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Pump.self).qualified("closure").to(factory: { (heater: Heater) in Pump(heater: heater) })
        binder.bind(Pump.self).qualified("short").to(factory: { Pump(heater: $0) })
        binder.bind([Heater].self).to(factory: { [Heater()] })
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { Heater() })
    }
}
