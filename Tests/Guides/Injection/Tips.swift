// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

final class Boiler: Sendable {}

final class Radio: Sendable {}

struct Cupboard {
    let apron: Apron
}

let machineRoom = Bindings {
    // Block 11
    single { Boiler() }
}

let background = Bindings {
    // Block 12
    single(sharing: .weak) { Radio() }
}

func smallShop() throws -> Injector {
    // Block 13
    try Injector {
        include(machineRoom)
        factory { Cupboard(apron: $0) }
        single { Apron(color: .blue) }
    }
}

protocol Roast: Sendable {
    var name: String { get }
}

struct DarkRoast: Roast {
    let name: String = "dark"
}

struct LightRoast: Roast {
    let name: String = "light"
}

struct Filter: Tag {
    typealias Element = any Roast
}

func roasts() throws -> String {
    // Block 14
    let shop = try Injector {
        factory { DarkRoast() as any Roast }
        factory(tagged: Filter.self) { LightRoast() as any Roast }
    }
    let roast: any Roast = shop.get()
    return "\(roast.name) \(shop.get(tagged: Filter.self).name)"
}

struct Tasting {
    let apron: Apron
}

func tasting(in shop: Injector) throws -> Tasting {
    // Block 15
    let evening = try Injector(parent: shop) {
        factory { Tasting(apron: $0) }
    }
    return evening.get()
}
