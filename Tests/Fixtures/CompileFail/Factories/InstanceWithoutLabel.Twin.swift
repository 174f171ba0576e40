// SPDX-License-Identifier: Apache-2.0
// The twin of InstanceWithoutLabel.swift.

import DI

final class Heater: Sendable {}

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(value: Heater())
        binder.bind(Heater.self).qualified("spare").to(factory: Heater.init)
    }
}
