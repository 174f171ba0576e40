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
        binder.bind(Heater.self).sharedInScope().throwing({ (_: Pump) throws -> Heater in Heater() })
        binder.bind(Pump.self).sharedInScope().asynchronous(Pump.init)
        binder.bind(Display.self).sharedInScope().throwingOnMainActor(Display.init)
        binder.bind(Pump.self).qualified("main").sharedInScope().asynchronousOnMainActor(Pump.init)
        binder.bind(Display.self).qualified("closure").sharedInScope()
            .asynchronousOnMainActor({ try Display(heater: $0) })
    }
}
