// SPDX-License-Identifier: Apache-2.0

import DI

protocol Drink: Sendable {
    var name: String { get }
}

struct Cup: Drink {
    let name: String
}

// Block 9
struct WinterDrinks: Tag {
    typealias Element = [any Drink]
}

let drinksModule = Bindings {
    intoCollection {
        single { Cup(name: "espresso") as any Drink }
        single { Cup(name: "punch") as any Drink }
        single { Cup(name: "cocoa") as any Drink }
    }
    intoCollection(tagged: WinterDrinks.self) {
        single { Cup(name: "punch") as any Drink }
        single { Cup(name: "cocoa") as any Drink }
    }
}

// Block 10
struct Menu {
    let drinks: [any Drink]
}

// Block 11
struct WinterMenu {
    let drinks: TaggedProvider<WinterDrinks>
}
