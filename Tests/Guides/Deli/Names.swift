// SPDX-License-Identifier: Apache-2.0

import DI

protocol Brewer: Sendable {
    var cups: Int { get }
}

struct Siphon: Brewer {
    let cups: Int = 3
}

struct Press: Brewer {
    let cups: Int = 8
}

// Block 45
struct BrewersModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Brewer).self).intoDictionary(key: "siphon").to { Siphon() }
        binder.bind((any Brewer).self).intoDictionary(key: "press").to { Press() }
    }
}

func cups(of name: String) throws -> Int? {
    let shop = try Injector { include(module: BrewersModule.self) }
    return shop.get([String: any Brewer].self)[name]?.cups
}

enum Bakery {
    struct Oven {
        let tray: Tray
    }

    struct Tray {
        let rolls: Int = 12
    }
}

// Blocks 48, 49
struct Window {
    typealias Tray = Bakery.Tray

    let oven: Bakery.Oven
    let tray: Tray
}

let bakeryModule = Bindings {
    factory(Bakery.Tray.init)
    factory(Bakery.Oven.init)
    factory(Window.init)
}

protocol Grinds: Sendable {
    var grams: Int { get }
}

// Block 85
typealias GrindingBrewer = Brewer & Grinds

struct Automat: Brewer, Grinds {
    let cups: Int = 1
    let grams: Int = 9
}

let automatModule = Bindings {
    factory { Automat() as any GrindingBrewer }
}
