// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A root component of the main actor that includes one module, and requests one parameter itself and in a child.
struct Stage<Dish, Menu: Module>: RootComponent where Menu.Scope == Singleton {
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Menu.self)
        binder.install(dependency: Wing<Dish>.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Staged<Dish>>) -> BindingReceipt<Staged<Dish>> {
        bind.onMainActor(Staged.init)
    }
}

@MainActor
struct Staged<Dish> {
    let dish: Dish
    let wing: ComponentFactory<Wing<Dish>>
}

/// A child component that requests what its parent requests, of the parent's bindings.
struct Wing<Dish>: BareComponent {
    typealias Construction = OnMainActor

    static func configureRoot(binder bind: ReceiptBinder<Winged<Dish>>) -> BindingReceipt<Winged<Dish>> {
        bind.onMainActor(Winged.init)
    }
}

@MainActor
struct Winged<Dish> {
    let dish: Dish
}

/// Builds a stage and a child of it, and returns the parameter that each of them was given.
@MainActor
func stage<Dish, Menu: Module>(
    _ dish: Dish.Type = Dish.self, from menu: Menu.Type
) throws -> [Dish] where Menu.Scope == Singleton {
    let root = try ComponentFactory.of(Stage<Dish, Menu>.self).build()
    return [root.dish, root.wing.build().dish]
}
