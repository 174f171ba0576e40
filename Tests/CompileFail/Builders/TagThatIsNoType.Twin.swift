// SPDX-License-Identifier: Apache-2.0
// The twin of TagThatIsNoType.swift.

import DI

final class Heater: Sendable {}

struct Spare: Tag {
    typealias Element = Heater
}

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).qualified("spare").to(factory: Heater.init)
        binder.bind(Heater.self).tagged(with: Spare.self).to(factory: Heater.init)
    }
}
