// SPDX-License-Identifier: Apache-2.0
// Any number of threads may ask for what is shared, so its type is Sendable.
// Swift 6: error: type 'Pump' does not conform to the 'Sendable' protocol
// Swift 5: accepted
// Swift 5, plain: warning: converting non-Sendable function value to '@Sendable () -> Pump' may introduce data races

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

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Pump.self).sharedInScope().to(factory: { Pump() })
        #else
        binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)  // here
        #endif
    }
}
