// SPDX-License-Identifier: Apache-2.0
// Components and modules that are declared by lists: the builder is inferred from the requirement wherever the conformance is declared.
// Compiles as: Swift 6, main actor by default
// Compiles as: Swift 6
// Compiles as: Swift 5

import DI

nonisolated final class Heater: Sendable {}

nonisolated struct CoffeeMaker: Sendable {
    let heater: Heater
}

/// A component that other modules see.
public enum Shop: RootComponent, Listed {
    /// What it builds.
    public typealias Root = String

    /// What it binds.
    public static var bindings: Bindings {
        single(Heater.init)
        if isOpen { factory(CoffeeMaker.init) }
        for size in 0..<2 { value(qualified: "\(size)", size) }
        include(module: Brewing<Heater>.self)
        component(Order.self)
        factory { (maker: CoffeeMaker) in
            let heater = maker.heater
            return "\(heater)"
        }
    }

    nonisolated static let isOpen = true
}

enum Order: Component, Listed {
    typealias Seed = Int
    typealias Root = [Int]

    static let bindings = Bindings {
        factory { (number: Int) in [number] }
        include { binder in
            binder.bind(Double.self).intoSet().to(value: 1)
            binder.bind(String.self).to(value: "order")
        }
    }
}

enum Brewing<Part: Sendable>: Module, Listed {
    static var bindings: Bindings {
        bindOptional(Part.self)
    }
}

func open() throws -> String {
    try Shop.validate()
    return try ComponentFactory.of(Shop.self).build()
}
