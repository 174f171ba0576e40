// SPDX-License-Identifier: Apache-2.0

// Sharing needs a scope, an instance that any thread may use, and a place among the steps.
// Swift 6: 5 × error: type 'Pump' does not conform to the 'Sendable' protocol
// Swift 6: 2 × error: type 'Store' does not conform to the 'Sendable' protocol
// Swift 6: 5 × error: type 'Ledger' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'OrderComponent.Seed' (aka 'Pump') does not conform to the 'Sendable' protocol
// Swift 5: accepted

import DI
import DIAmbient

#if TWIN
final class Pump: Sendable {
    let isRunning: Bool = false
}
#else
final class Pump {
    var isRunning: Bool = false
}
#endif

final class Store {
    init() throws {}
}

final class Ledger {
    var sum: Int = 0
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        // However instances are shared, their type is Sendable.
        #if !TWIN
        binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)  // here
        binder.bind(Pump.self).sharedInScope(.eager).to(factory: Pump.init)  // here
        binder.bind(Pump.self).sharedInScope(.weak).to(factory: Pump.init)  // here
        #endif

        // A value that is there already is shared by everybody.
        binder.bind(Pump.self).to(value: Pump())  // here
        binder.bind().qualified("inferred").to(value: Pump())  // here

        // What is shared is Sendable or belongs to the main actor, also where its factory throws or awaits.
        #if !TWIN
        binder.bind(Store.self).sharedInScope().throwing(Store.init)  // here
        binder.bind(Store.self).sharedInScope(.eager).asynchronousOnMainActor({ try Store() })  // here
        #endif
    }
}

let kitchen = Bindings {
    #if !TWIN
    single(Ledger.init)  // here
    single(sharing: .eager) { Ledger() }  // here
    single(sharing: .weak, Ledger.init)  // here
    value(Ledger())  // here
    #endif
}

extension DefaultValues {
    var ledger: Default<Ledger> {
        #if TWIN
        self { Ledger() }
        #else
        self(.shared) { Ledger() }  // here
        #endif
    }
}

// A seed lies in a component that any thread may use.
struct OrderComponent: Component {  // here
    typealias Seed = Pump
    typealias Root = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { (_: Pump) in 1 })
    }
}
