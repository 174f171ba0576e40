// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// What the tests of decorators decorate.
protocol Drink: Sendable {
    var text: String { get }
}

struct Espresso: Drink {
    let text: String = "espresso"
}

/// A drink with something in it.
struct Mixed: Drink {
    let text: String

    init(_ drink: any Drink, with addition: String) {
        text = "\(addition)(\(drink.text))"
    }
}

/// A drink that can be told from others.
final class Goblet: Drink {
    let inner: (any Drink)?
    let text: String

    init(_ inner: (any Drink)? = nil) {
        self.inner = inner
        text = inner.map { "mug(\($0.text))" } ?? "mug"
    }
}

struct Vanilla: Sendable {
    let name: String = "milk"
}

struct Warmth: Tag {
    typealias Element = Int
}

/// A root with a drink.
struct Salver {
    let drink: any Drink
}

/// Binds a drink with one decorator.
struct Latte: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind((any Drink).self).to(factory: Espresso.init)
        binder.decorate((any Drink).self).to { Mixed($0, with: "milk") }
    }
}
