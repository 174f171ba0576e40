// SPDX-License-Identifier: Apache-2.0
// A factory that throws or awaits returns what is bound.
// Swift 6: error: 'throwing' is unavailable: the factory does not return the bound type, or belongs to another global actor
// Swift 6: error: 'asynchronous' is unavailable: the factory does not return the bound type
// Swift 6: error: 'throwingOnMainActor' is unavailable: the factory does not return the bound type, or belongs to another global actor
// Swift 6: error: 'asynchronousOnMainActor' is unavailable: the factory does not return the bound type
// Swift 6: error: 'asynchronousOnMainActor' is unavailable: the factory does not return the bound type
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
        binder.bind(Heater.self).sharedInScope()
            .throwing({ (pump: Pump) throws -> Pump in pump })  // here
        binder.bind(Heater.self).sharedInScope().asynchronous(Pump.init)  // here
        binder.bind(Heater.self).sharedInScope().throwingOnMainActor(Display.init)  // here
        binder.bind(Heater.self).sharedInScope().asynchronousOnMainActor(Pump.init)  // here
        binder.bind(Heater.self).sharedInScope()
            .asynchronousOnMainActor({ try Display(heater: $0) })  // here
    }
}
