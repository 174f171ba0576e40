// SPDX-License-Identifier: Apache-2.0
// The twin of EffectFactoryOfAnotherType.swift.

import DI

final class Heater: Sendable {}

final class Pump: Sendable {
    init(heater: Heater) async throws {}
}

@MainActor
final class Display {
    init(heater: Heater) throws {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().throwing().to(factory: { (_: Pump) throws -> Heater in Heater() })
        binder.bind(Pump.self).sharedInScope().asynchronous().to(factory: Pump.init)
        binder.bind(Display.self).onMainActor().sharedInScope().throwing().to(factory: Display.init)
        binder.bind(Pump.self).qualified("main").onMainActor().sharedInScope().asynchronous().to(factory: Pump.init)
        binder.bind(Display.self).qualified("closure").onMainActor().sharedInScope().asynchronous()
            .to(factory: { try Display(heater: $0) })
    }
}
