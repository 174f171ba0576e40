// SPDX-License-Identifier: Apache-2.0
// A factory that throws or awaits returns what is bound.
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type, or belongs to another global actor
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type, or belongs to another global actor
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 5: the same

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
        binder.bind(Heater.self).sharedInScope().throwing()
            .to(factory: { (pump: Pump) throws -> Pump in pump })  // here
        binder.bind(Heater.self).sharedInScope().asynchronous().to(factory: Pump.init)  // here
        binder.bind(Heater.self).onMainActor().sharedInScope().throwing().to(factory: Display.init)  // here
        binder.bind(Heater.self).onMainActor().sharedInScope().asynchronous().to(factory: Pump.init)  // here
        binder.bind(Heater.self).onMainActor().sharedInScope().asynchronous()
            .to(factory: { try Display(heater: $0) })  // here
    }
}
