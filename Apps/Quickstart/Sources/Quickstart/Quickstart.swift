// SPDX-License-Identifier: Apache-2.0

import DI

protocol Heater: Sendable { var degrees: Int { get } }
struct ElectricHeater: Heater { let degrees: Int }

struct CoffeeMaker {
    let heater: any Heater
    func brew(_ drink: String) -> String { "\(drink) at \(heater.degrees) degrees" }
}

/// The objects of the program: a line for each, in any order.
enum ShopComponent: RootComponent, Listed {
    typealias Root = CoffeeMaker
    static var bindings: Bindings {
        single(as: (any Heater).self) { ElectricHeater(degrees: 94) }
        factory(CoffeeMaker.init)  // the parameters are the dependencies
    }
}

@main enum Program: ComponentProgram {
    static func run() throws {
        let maker = try ComponentFactory.of(ShopComponent.self).build()
        print(maker.brew("espresso"))
    }
}
