// SPDX-License-Identifier: Apache-2.0
// Throwing and async factories are effects of a binding, which its last step names.
// Swift 6: error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 6: error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 6: error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 5: the same

import DI

final class Heater: Sendable {
    init() throws {}

    init(degrees: Int) async {}
}

enum Kitchen: Module {
    #if TWIN
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().throwing({ try Heater() })
        binder.bind(Heater.self).qualified("strong").sharedInScope()
            .asynchronous({ (degrees: Int) in await Heater(degrees: degrees) })
        binder.bind(Heater.self).qualified("mild").sharedInScope().asynchronous(Heater.init(degrees:))
    }
    #else
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: { try Heater() })  // here
        binder.bind(Heater.self).to(factory: { (degrees: Int) in await Heater(degrees: degrees) })  // here
        binder.bind(Heater.self).to(factory: Heater.init(degrees:))  // here
    }
    #endif
}
