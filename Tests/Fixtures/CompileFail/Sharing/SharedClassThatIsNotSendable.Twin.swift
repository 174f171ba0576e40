// SPDX-License-Identifier: Apache-2.0
// The twin of SharedClassThatIsNotSendable.swift.

import DI

final class Pump: Sendable {
    let isRunning: Bool = false
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope().to(factory: { Pump() })
    }
}
