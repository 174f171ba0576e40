// SPDX-License-Identifier: Apache-2.0
// However instances are shared, their type is Sendable.
// Swift 6: error: type 'Pump' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'Pump' does not conform to the 'Sendable' protocol
// Swift 5: accepted

import DI

#if TWIN
final class Pump: Sendable {
    let isRunning: Bool = false
}
#else
final class Pump {
    var isRunning: Bool = false
}
#endif

enum EagerPump: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Pump.self).sharedInScope(.eager).to(factory: { Pump() })
        #else
        binder.bind(Pump.self).sharedInScope(.eager).to(factory: Pump.init)  // here
        #endif
    }
}

enum WeakPump: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Pump.self).sharedInScope(.weak).to(factory: { Pump() })
        #else
        binder.bind(Pump.self).sharedInScope(.weak).to(factory: Pump.init)  // here
        #endif
    }
}
