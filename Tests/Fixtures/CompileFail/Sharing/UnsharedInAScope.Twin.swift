// SPDX-License-Identifier: Apache-2.0
// The twin of UnsharedInAScope.swift.

import DI

final class Pump: Sendable {}

enum Pumps: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Pump.self).qualified("spare").sharedOnMainActor(.shared).to(factory: Pump.init)
    }
}
