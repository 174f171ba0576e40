// SPDX-License-Identifier: Apache-2.0

import DI

protocol Drink {
    var name: String { get }
}

// Block 9
struct WinterDrinks: Tag {
    typealias Element = [any Drink]
}

class WinterDrink: Drink {
    var name: String { "" }
}

final class Punch: WinterDrink, Autowired {
    typealias CollectedAs = any Drink
    typealias BindingTag = WinterDrinks

    override var name: String { "punch" }
}

final class Cocoa: WinterDrink, Autowired {
    typealias CollectedAs = any Drink
    typealias BindingTag = WinterDrinks

    override var name: String { "cocoa" }
}

struct Espresso: Drink, Autowired {
    typealias CollectedAs = any Drink

    let name: String = "espresso"
}

struct Lungo: Drink, Autowired {
    typealias CollectedAs = any Drink

    let name: String = "lungo"
}

// Block 10
final class Menu: Autowired {
    let drinks: [any Drink]

    init(_ drinks: [any Drink], winter: WinterMenu) {
        self.drinks = drinks + winter.drinks
    }
}

// Block 11
final class WinterMenu: Autowired {
    let drinks: [any Drink]

    init(drinks: TaggedProvider<WinterDrinks>) {
        self.drinks = drinks.get()
    }
}
