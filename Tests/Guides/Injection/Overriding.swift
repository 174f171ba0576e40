// SPDX-License-Identifier: Apache-2.0

import DI

protocol Milk: Sendable {
    var name: String { get }
}

struct WholeMilk: Milk {
    let name: String = "whole"
}

struct OatMilk: Milk {
    let name: String = "oat"
}

struct Steamer {
    let milk: any Milk
}

func steamers(askingChildFirst: Bool) throws -> String {
    // Block 17
    let house = try Injector {
        factory { WholeMilk() as any Milk }
        single { Steamer(milk: $0) }
        single { Boiler() }
    }
    let guests = try Injector(parent: house) {
        factory { OatMilk() as any Milk }
    }

    if askingChildFirst { _ = guests.get(Steamer.self) }
    let steamer = house.get(Steamer.self)
    let guestSteamer = guests.get(Steamer.self)
    let isOneBoiler = house.get(Boiler.self) === guests.get(Boiler.self)
    return "\(steamer.milk.name) \(guestSteamer.milk.name) \(isOneBoiler)"
}
