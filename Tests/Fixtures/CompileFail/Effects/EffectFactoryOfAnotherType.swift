// SPDX-License-Identifier: Apache-2.0
// A factory that throws or awaits returns what is bound.
// Swift 6: error: declared closure result 'Pump' is incompatible with contextual type 'Heater'
// Swift 6: error: cannot convert value of type '@Sendable (Heater) async throws -> Pump' to expected argument type '@Sendable (Heater) async throws -> Heater'
// Swift 6: error: cannot convert value of type '@MainActor @Sendable (Heater) throws -> Display' to expected argument type '@MainActor @Sendable (Heater) throws -> Heater'
// Swift 6: error: cannot convert value of type '@Sendable (Heater) async throws -> Pump' to expected argument type '@MainActor @Sendable (Heater) async throws -> Heater'
// Swift 6: error: cannot convert value of type 'Display' to closure result type 'Heater'
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
        #if TWIN
        binder.bind(Heater.self).sharedInScope().throwing({ (_: Pump) throws -> Heater in Heater() })
        binder.bind(Pump.self).sharedInScope().asynchronous(Pump.init)
        binder.bind(Display.self).sharedInScope().throwingOnMainActor(Display.init)
        binder.bind(Pump.self).qualified("main").sharedInScope().asynchronousOnMainActor(Pump.init)
        binder.bind(Display.self).qualified("closure").sharedInScope()
            .asynchronousOnMainActor({ try Display(heater: $0) })
        #else
        binder.bind(Heater.self).sharedInScope()
            .throwing({ (pump: Pump) throws -> Pump in pump })  // here
        binder.bind(Heater.self).sharedInScope().asynchronous(Pump.init)  // here
        binder.bind(Heater.self).sharedInScope().throwingOnMainActor(Display.init)  // here
        binder.bind(Heater.self).sharedInScope().asynchronousOnMainActor(Pump.init)  // here
        binder.bind(Heater.self).sharedInScope()
            .asynchronousOnMainActor({ try Display(heater: $0) })  // here
        #endif
    }
}
