// SPDX-License-Identifier: Apache-2.0

import DI

/// Heats the water.
public protocol Heater: Sendable {
    /// The temperature in degrees.
    var degrees: Int { get }
}

struct ElectricHeater: Heater {
    let degrees: Int
}

/// Makes coffee.
public final class CoffeeMaker: Sendable {
    /// The heater of the machine.
    public let heater: any Heater

    init(heater: any Heater) {
        self.heater = heater
    }
}

/// Binds the maker and its heater.
public struct BrewingModule: Module {
    /// Binds both, unscoped.
    public static func configure(binder: UnscopedBinder) {
        binder.bind((any Heater).self).to { ElectricHeater(degrees: 94) }
        binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    }
}
