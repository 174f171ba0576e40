// SPDX-License-Identifier: Apache-2.0
// A component that has a seed is built with one, of its type.
// Swift 6: error: referencing instance method 'build()' on 'ComponentFactory' requires the types 'OrderComponent.Seed' (aka 'Int') and '()' be equivalent
// Swift 6: error: cannot convert value of type 'String' to expected argument type 'OrderComponent.Seed' (aka 'Int')
// Swift 5: the same

import DI

struct OrderComponent: RootComponent {
    typealias Seed = Int
    typealias Root = String

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(factory: { (number: Int) in "order \(number)" })
    }
}

func takeOrder(_ orders: ComponentFactory<OrderComponent>) -> String {
    #if TWIN
    orders.build(1)
    #else
    orders.build()  // here
    #endif
}

func takeNamedOrder(_ orders: ComponentFactory<OrderComponent>) -> String {
    #if TWIN
    orders.build(Int("1") ?? 0)
    #else
    orders.build("1")  // here
    #endif
}
