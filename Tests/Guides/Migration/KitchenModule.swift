// SPDX-License-Identifier: Apache-2.0

import DI

struct BoilerTemperature: Tag {
    typealias Element = Double
}

struct RoomName: Tag {
    typealias Element = String
}

struct MenuEntries: Tag {
    typealias Element = [String]
}

struct KitchenModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: TemperatureModule.self)

        binder
            .bind(Heater.self)
            .sharedInScope()
            .to(factory: ElectricHeater.init)

        binder
            .bind(Pump.self)
            .to { Thermosiphon(heater: $0) }

        binder
            .bind()
            .sharedInScope()
            .to(factory: MachineRoom.init)

        binder
            .bind()
            .to(factory: CoffeeMaker.init)

        binder
            .bind(BrewLog.self)
            .sharedInScope()
            .to { BrewLog(sink: { print("log:", $0) }) }
    }
}

struct TemperatureModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder
            .bind()
            .tagged(with: BoilerTemperature.self)
            .to(value: 93.5)

        binder
            .bind(String.self)
            .tagged(with: RoomName.self)
            .to { "the cellar" }
    }
}

struct MenuModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder
            .bind(String.self)
            .intoCollection()
            .tagged(with: MenuEntries.self)
            .to(value: "espresso")

        binder
            .bind(String.self)
            .intoCollection()
            .tagged(with: MenuEntries.self)
            .to(value: ["ristretto", "lungo"])

        binder
            .bind(Int.self)
            .intoCollection()
            .to(value: [])
    }
}
