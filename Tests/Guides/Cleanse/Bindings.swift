// SPDX-License-Identifier: Apache-2.0

import DI

// Block 28
struct DrinksModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: RoasterModule.self)
        binder.include(module: DrinkPartsModule.self)
    }
}

struct Boiler {
    let degrees: TaggedProvider<Degrees>
}

struct Degrees: Tag {
    typealias Element = Int
}

// Block 29
struct BoilerModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder
            .bind(Boiler.self)  // what is bound
            .sharedInScope()  // one for each built component
            .to(factory: Boiler.init)  // how it is made
        binder
            .bind()  // inferred from the tag
            .tagged(with: Degrees.self)  // requested as TaggedProvider<Degrees>
            .to(value: 94)
        binder
            .bind(Int.self)
            .to(provider: Provider { 12 })
    }
}

struct Foam: Sendable {
    let name = "oat"
}

// Block 30
struct Cappuccino {
    let foam: Foam
}

// Block 31
let makeCappuccino: @Sendable (Foam) -> Cappuccino = Cappuccino.init

struct DrinkPartsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Foam.self).to(factory: Foam.init)
        // Block 32
        binder.bind(Cappuccino.self).to(factory: Cappuccino.init)
    }
}

struct Syrup: Sendable, Hashable {
    let name: String
}

struct WinterSyrups: Tag {
    typealias Element = [Syrup]
}

// Block 34
struct SyrupsModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder
            .bind(Syrup.self)
            .intoCollection()  // an element of [Syrup]
            .sharedInScope()
            .to { Syrup(name: "vanilla") }
        binder
            .bind(Syrup.self)
            .intoCollection()  // any number of elements
            .tagged(with: WinterSyrups.self)  // of the array that is requested with this tag
            .to(value: [Syrup(name: "cinnamon"), Syrup(name: "plum")])
        binder
            .bind(Syrup.self)
            .intoSet()  // an element of Set<Syrup>; intoDictionary(key:) exists, too
            .to(value: Syrup(name: "caramel"))
    }
}

struct Bar {
    let boiler: Boiler
    let cappuccino: Cappuccino
    let syrups: [Syrup]
    let winter: TaggedProvider<WinterSyrups>
    let rare: Set<Syrup>
    let seats: Int
    let order: BeanOrder

    var text: String {
        let syrups = syrups + winter.get() + rare
        return
            "\(boiler.degrees.get()) degrees, \(cappuccino.foam.name), \(syrups.map(\.name)), \(seats), \(order.address)"
    }
}
