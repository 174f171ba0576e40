// SPDX-License-Identifier: Apache-2.0

import DI

protocol Drink: Sendable {
    var name: String { get }
}

struct Espresso: Drink {
    let name: String = "espresso"
}

struct Punch: Drink {
    let name: String = "punch"
}

struct Cocoa: Drink {
    let name: String = "cocoa"
}

// Block 9
struct WinterDrinks: Tag {
    typealias Element = [any Drink]
}

let drinksModule = Bindings {
    intoCollection {
        single { Espresso() as any Drink }
        single { Punch() as any Drink }
        single { Cocoa() as any Drink }
    }
    intoCollection(tagged: WinterDrinks.self) {
        single { Punch() as any Drink }
        single { Cocoa() as any Drink }
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
