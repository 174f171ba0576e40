// SPDX-License-Identifier: Apache-2.0

import DI

protocol Milk: Sendable {
    var name: String { get }
}

final class WholeMilk: Milk {
    let name: String = "whole"
}

final class OatMilk: Milk {
    let name: String = "oat"
}

final class Boiler: Sendable {}

final class Radio: Sendable {}

struct Cappuccino {
    let milk: any Milk
    let boiler: Boiler
}

/// A registration is a line. Its dependencies are the parameters of the function.
let drinks = Bindings {
    factory(as: (any Milk).self, WholeMilk.init)
    single(Boiler.init)
    factory(Cappuccino.init)
}

func firstOrder() throws -> String {
    let shop = try Injector(drinks)
    let cappuccino = shop.get(Cappuccino.self)
    let isOneBoiler = cappuccino.boiler === shop.get(Boiler.self)
    return "\(cappuccino.milk.name) \(isOneBoiler) \(shop.find(Radio.self) == nil)"
}

/// The name of a registration is a tag or a qualifier.
struct Vegan: Tag {
    typealias Element = any Milk
}

let milks = Bindings {
    include(drinks)
    factory(tagged: Vegan.self) { OatMilk() as any Milk }
    factory(qualified: "spare") { OatMilk() as any Milk }
}

func milkNames() throws -> [String] {
    let shop = try Injector(milks)
    let vegan = shop.get(tagged: Vegan.self)
    let spare = shop.get((any Milk).self, qualified: "spare")
    return [shop.get((any Milk).self).name, vegan.name, spare.name]
}
