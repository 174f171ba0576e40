// SPDX-License-Identifier: Apache-2.0
// The twin of AssistedFactoryOfAnotherElement.swift.

import DI

final class Heater: Sendable {}

final class Pump: Sendable {}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct Cup {
    init(millilitres: Assisted<Int>) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)
    }
}
