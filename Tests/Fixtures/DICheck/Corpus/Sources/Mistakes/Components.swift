// SPDX-License-Identifier: Apache-2.0

import DI
import World

// Mistakes of components, and of those that are declared by lists.

enum RecursiveRootComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: OrderComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: ComponentFactory<OrderComponent>) in 1 }
    }
}

enum OrderComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: SideOrderComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (_: ComponentFactory<SideOrderComponent>) in "" }  // expect: DI/DeferredCycle
    }
}

enum SideOrderComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: OrderComponent.self)  // expect: DI/RecursiveComponent DI/ShadowedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
        bind.to { (_: ComponentFactory<OrderComponent>) in 1 }
    }
}

enum ScopedComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: AlsoScopedComponent.self)  // expect: DI/ScopeNesting
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: ComponentFactory<AlsoScopedComponent>) in 1 }
    }
}

enum AlsoScopedComponent: Component {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}

enum SeededRootComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: SeededComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: ComponentFactory<SeededComponent>) in 1 }
    }
}

enum SeededComponent: Component {
    typealias Seed = String

    static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to(value: "espresso")  // expect: DI/SeedClash
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
        bind.to { (text: String) in [text] }
    }
}

enum ShadowedComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.install(dependency: ShadowingComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to { (_: ComponentFactory<ShadowingComponent>, heater: Heater) in Pump(heater: heater) }
    }
}

enum ShadowingComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to { Heater() }  // expect: DI/ShadowedBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}

struct Page<T> {}

enum BookComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: PageComponent<Int>.self)  // expect: DI/TooManyComponents
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (_: ComponentFactory<PageComponent<Int>>) in "" }
    }
}

/// Installs another type of component each time, without end.
enum PageComponent<T>: Component {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: PageComponent<[T]>.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Page<T>>) -> BindingReceipt<Page<T>> {
        bind.to { (_: ComponentFactory<PageComponent<[T]>>) in Page() }
    }
}

enum RootlessComponent: RootComponent, Listed {
    typealias Root = CoffeeMaker

    static var bindings: Bindings {  // expect: DI/MissingBinding
        single(Till.init)
    }
}

/// A listed module binds what is missing.
enum ForgetfulComponent: RootComponent, Listed {
    typealias Root = Pump

    static var bindings: Bindings {
        factory(Pump.init)  // expect: DI/MissingBinding
    }
}

enum HeatingModule: Module, Listed {
    static var bindings: Bindings { include(heating) }
}

private let heating = Bindings { single(Heater.init) }

enum SplitComponent: RootComponent, Listed {
    typealias Root = ComponentFactory<PartComponent>

    static var bindings: Bindings {
        component(PartComponent.self)
    }
}

struct PerPart: Scope {}

enum PartComponent: Component, Listed {
    typealias Root = [Till]
    typealias Scope = PerPart

    static var bindings: Bindings {
        include(module: TillModule.self)  // expect: DI/ScopeMismatch
        factory { (till: Till) in [till] }
    }
}

enum TillModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
    }
}
