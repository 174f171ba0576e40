// SPDX-License-Identifier: Apache-2.0
// The twin of FactoryOfChildComponent.swift.

import DI
import DIDiagnostics

struct Order: Sendable {
    let number: Int
}

struct OrderComponent: RootComponent {
    typealias Root = Order

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(value: Order(number: 1))
    }
}

func takeOrder() throws -> Order {
    try ComponentFactory.of(OrderComponent.self).build()
}

func check() throws -> BindingGraph {
    try OrderComponent.validate()
    return OrderComponent.graph
}
