// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The root of a component under test: one parameter of any shape, and an object that keeps the root component alive.
struct Served<Dish> {
    let dish: Dish
    let keeper: Provider<Keeper>
}

/// A shared object of the root component; whoever has a provider of it keeps that component.
final class Keeper: Sendable {}

/// A component whose root is one parameter.
protocol ServingComponent: Component where Root == Served<Dish> {
    associatedtype Dish
}

extension ServingComponent {
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Served.init)
    }
}

extension ServingComponent where Scope == Unscoped {
    static func configure(binder: UnscopedBinder) {}
}

/// The depth below the root component at which a parameter is needed.
enum Depth: CaseIterable {
    case root, child, grandchild
}

/// Builds a root component that includes one module, and asks for one parameter there or below.
func serve<Dish, Menu: Module>(
    _ dish: Dish.Type = Dish.self, from menu: Menu.Type, at depth: Depth = .root
) throws -> Served<Dish> where Menu.Scope == Singleton {
    switch depth {
    case .root: try ComponentFactory.of(Counter<Dish, Menu>.self).build()
    case .child: try ComponentFactory.of(House<Table<Dish>, Menu>.self).build().dish.build()
    case .grandchild: try ComponentFactory.of(House<Room<Dish>, Menu>.self).build().dish.build().dish.build()
    }
}

/// A root component that gives one parameter.
struct Counter<Dish, Menu: Module>: RootComponent, ServingComponent where Menu.Scope == Singleton {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Menu.self)
        binder.bind(Keeper.self).sharedInScope().to(factory: Keeper.init)
    }
}

/// A root component that gives the factory of a child.
struct House<Child: Component, Menu: Module>: RootComponent, ServingComponent where Menu.Scope == Singleton {
    typealias Dish = ComponentFactory<Child>

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Menu.self)
        binder.bind(Keeper.self).sharedInScope().to(factory: Keeper.init)
        binder.install(dependency: Child.self)
    }
}

/// A child that gives one parameter.
struct Table<Dish>: ServingComponent {}

/// A child that gives the factory of a grandchild.
struct Room<Inner>: ServingComponent {
    typealias Dish = ComponentFactory<Table<Inner>>

    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: Table<Inner>.self)
    }
}

/// The ways of sharing, as types that tell bindings of one generic class apart.
enum UnsharedWay {}
enum SharedWay {}
enum WeakWay {}

/// Returns the number of different objects.
func count<Element: AnyObject>(_ elements: [Element]) -> Int {
    Set(elements.map(ObjectIdentifier.init)).count
}
