// SPDX-License-Identifier: Apache-2.0
// The twin of EagerOrWeakClassThatIsNotSendable.swift.

import DI

final class Pump: Sendable {
    let isRunning: Bool = false
}

enum EagerPump: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope(.eager).to(factory: { Pump() })
    }
}

enum WeakPump: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope(.weak).to(factory: { Pump() })
    }
}
