// SPDX-License-Identifier: Apache-2.0
// A step that shares has no word for not sharing: without it nothing is shared.
// Swift 6: error: type 'SharingPolicy.InScope' has no member 'unshared'
// Swift 6: error: type 'SharingPolicy.InScope' has no member 'unshared'
// Swift 5: the same

import DI

final class Pump: Sendable {}

enum Pumps: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Pump.self).qualified("spare").sharedOnMainActor(.shared).to(factory: Pump.init)
        #else
        binder.bind(Pump.self).sharedInScope(.unshared).to(factory: Pump.init)  // here
        binder.bind(Pump.self).qualified("spare").sharedOnMainActor(.unshared).to(factory: Pump.init)  // here
        #endif
    }
}
