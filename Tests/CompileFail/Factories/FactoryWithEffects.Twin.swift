// SPDX-License-Identifier: Apache-2.0
// The twin of FactoryWithEffects.swift.

import DI

final class Heater: Sendable {
    init() throws {}

    init(degrees: Int) async {}

    init(watts: Int) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: { (try? Heater()) ?? Heater(watts: 1) })
        binder.bind(Heater.self).qualified("strong").to(factory: { Heater(watts: $0) })
    }
}
