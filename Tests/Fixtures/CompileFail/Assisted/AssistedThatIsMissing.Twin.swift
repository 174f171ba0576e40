// SPDX-License-Identifier: Apache-2.0
// The twin of AssistedThatIsMissing.swift.

import DI

final class Heater: Sendable {}

final class Pump: Sendable {}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct Cup {
    init(heater: Heater, millilitres: Int) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Cup.self).with(CupFactory.self).to {
            (millilitres: Assisted<Int>, heater: Heater) in Cup(heater: heater, millilitres: millilitres.get())
        }
    }
}
