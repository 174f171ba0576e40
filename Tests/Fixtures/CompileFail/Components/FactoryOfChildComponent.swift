// SPDX-License-Identifier: Apache-2.0
// Only a root component can be the entry of a graph.
// Swift 6: error: referencing static method 'of' on 'ComponentFactory' requires that 'OrderComponent' conform to 'RootComponent'
// Swift 6: error: type 'OrderComponent' has no member 'validate'
// Swift 6: error: type 'OrderComponent' has no member 'graph'
// Swift 5: the same

import DI
import DIDiagnostics

struct Order: Sendable {
    let number: Int
}

#if TWIN
struct OrderComponent: RootComponent {
    typealias Root = Order

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(value: Order(number: 1))
    }
}
#else
struct OrderComponent: Component {
    typealias Root = Order

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(value: Order(number: 1))
    }
}
#endif

func takeOrder() throws -> Order {
    try ComponentFactory.of(OrderComponent.self).build()  // here
}

func check() throws -> BindingGraph {
    try OrderComponent.validate()  // here
    return OrderComponent.graph  // here
}
