// SPDX-License-Identifier: Apache-2.0

// A component says how its root is bound, and is built with its seed; modules with a scope are included where that scope is.
// Swift 6: error: referencing instance method 'build()' on 'ComponentFactory' requires the types 'SeededComponent.Seed' (aka 'Int') and '()' be equivalent
// Swift 6: error: cannot convert value of type 'String' to expected argument type 'SeededComponent.Seed' (aka 'Int')
// Swift 6: error: referencing static method 'of' on 'ComponentFactory' requires that 'OrderComponent' conform to 'RootComponent'
// Swift 6: error: type 'OrderComponent' has no member 'validate'
// Swift 6: error: type 'OrderComponent' has no member 'graph'
// Swift 6: error: 'BindingReceipt<Element>' initializer is inaccessible due to 'internal' protection level
// Swift 6: error: cannot convert return expression of type 'ReceiptBinder<Heater>' (aka 'BindingBuilder<Heater, _Step.Received, Heater, Unscoped>') to return type 'BindingReceipt<Heater>'
// Swift 6: error: type 'Shop' does not conform to protocol 'Component'
// Swift 6: error: type 'Stall' does not conform to protocol 'Component'
// Swift 6: error: global function 'open' requires the types 'Counter.Construction' (aka 'OnMainActor') and 'Synchronous' be equivalent
// Swift 6: 4 × error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor the scope of this binder
// Swift 5: the same

import DI
import DIDiagnostics

final class Heater: Sendable {}

struct Order: Sendable {
    let number: Int
}

struct SeededComponent: RootComponent {
    typealias Seed = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(factory: { (number: Int) in "order \(number)" })
    }
}

// A component that has a seed is built with one, of its type.
func takeOrder(_ orders: ComponentFactory<SeededComponent>) -> [String] {
    #if TWIN
    [orders.build(1), orders.build(Int("1") ?? 0)]
    #else
    _ = orders.build()  // here
    return [orders.build("1")]  // here
    #endif
}

// Only a root component can be the entry of a graph.
struct OrderComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(value: Order(number: 1))
    }
}

#if TWIN
extension OrderComponent: RootComponent {}
#endif

func takeOrder() throws -> Order {
    try ComponentFactory.of(OrderComponent.self).build()  // here
}

func check() throws -> BindingGraph {
    try OrderComponent.validate()  // here
    return OrderComponent.graph  // here
}

// Only terminating steps make receipts.
func forge(_ bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
    #if TWIN
    bind.to(value: Heater())
    #else
    BindingReceipt()  // here
    #endif
}

func pass(_ bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
    #if TWIN
    bind.to(value: Heater())
    #else
    bind  // here
    #endif
}

// A component says how its root is bound. A type that happens to be called Construction is renamed.
struct Shop: RootComponent {  // here
    typealias Root = Heater

    static func configure(binder: UnscopedBinder) {}

    #if TWIN
    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { Heater() })
    }
    #endif
}

struct Stall: RootComponent {  // here
    typealias Root = Heater

    #if TWIN
    struct Building {}
    #else
    struct Construction {}
    #endif

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { Heater() })
    }
}

// The protocol of factories is for components that are built at once.
struct Counter: RootComponent {
    typealias Root = Heater

    #if TWIN
    typealias Construction = Synchronous
    #else
    typealias Construction = OnMainActor
    #endif

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(factory: { Heater() })
    }
}

func open(_ shops: some ComponentFactoryProtocol<Counter>) {}

func use(_ shops: ComponentFactory<Counter>) {
    open(shops)  // here
}

// A module with a scope is included only where that scope is, and a condition does not change that.
struct PerOrder: Scope {}

enum OrderModule: Module {
    static func configure(binder: Binder<PerOrder>) {}
}

#if !TWIN
enum ShopModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: OrderModule.self)  // here
        binder.include(module: OrderModule.self, when: .profile("demo"))  // here
    }
}

enum ViewModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: OrderModule.self)  // here
        binder.include(module: OrderModule.self, when: !.profile("demo") || .context(.test))  // here
    }
}
#endif
