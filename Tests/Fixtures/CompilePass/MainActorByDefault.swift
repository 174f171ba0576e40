// SPDX-License-Identifier: Apache-2.0
// A client whose code belongs to the main actor unless it says otherwise: what the graph makes says nonisolated; tags, modules and components need not.
// Compiles as: Swift 6, main actor by default
// Compiles as: Swift 6

import DI

nonisolated final class Boiler: Sendable {
    let degrees: Int

    init(degrees: Int) {
        self.degrees = degrees
    }
}

struct Recipe: Tag {
    typealias Element = String
}

nonisolated struct Cup: Sendable {
    let boiler: Boiler
    let recipe: String

    init(boiler: Boiler, recipe: TaggedProvider<Recipe>) {
        self.boiler = boiler
        self.recipe = recipe.get()
    }
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).to(value: 93)
        binder.bind(Boiler.self).sharedInScope().to(factory: Boiler.init)
        binder.bind().tagged(with: Recipe.self).to(value: "ristretto")
    }
}

enum Shop: RootComponent {
    typealias Root = Cup
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Kitchen.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to(factory: Cup.init)
    }
}

final class Screen {
    var text: String = ""

    func show() throws {
        text = try ComponentFactory.of(Shop.self).build().recipe
    }
}
