// SPDX-License-Identifier: Apache-2.0
// The twin of FactoryWithEffects.swift.

import DI

final class Heater: Sendable {
    init() throws {}

    init(degrees: Int) async {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().throwing({ try Heater() })
        binder.bind(Heater.self).qualified("strong").sharedInScope()
            .asynchronous({ (degrees: Int) in await Heater(degrees: degrees) })
        binder.bind(Heater.self).qualified("mild").sharedInScope().asynchronous(Heater.init(degrees:))
    }
}
