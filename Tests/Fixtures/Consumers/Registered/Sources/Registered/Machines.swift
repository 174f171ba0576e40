// SPDX-License-Identifier: Apache-2.0

import DI

protocol Heater: Sendable {
    var degrees: Int { get }
}

struct ElectricHeater: Heater, Autowired {
    typealias BoundAs = any Heater
    typealias SharedIn = Singleton

    let degrees = 94
}

struct CoffeeMaker {
    let heater: any Heater
    let drinks: [any Drink]
}

protocol Drink {
    var name: String { get }
}

struct Espresso: Drink, Autowired {
    typealias CollectedAs = any Drink

    let name = "espresso"
}
