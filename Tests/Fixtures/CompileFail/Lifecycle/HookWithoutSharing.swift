// SPDX-License-Identifier: Apache-2.0
// Only shared instances have hooks: others belong to whoever asked for them.
// Swift 6: error: referencing instance method 'onStart' on 'BindingBuilder' requires that '_Step.Begun' conform to '_Step.BeforeStart'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeStop'
// Swift 6: error: referencing instance method 'onDispose' on 'BindingBuilder' requires that '_Step.Begun' conform to '_Step.BeforeDispose'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.Received' conform to '_Step.BeforeStop'

import DI

final class Pump: Sendable {
    func run() {}
}

struct Kitchen: RootComponent {
    typealias Root = Pump
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Pump.self).qualified("shared").sharedInScope().onStart { $0.run() }.to { Pump() }
        binder.bind(Pump.self).qualified("spare").sharedInScope().onStop { $0.run() }.to { Pump() }
        binder.bind(Pump.self).qualified("old").sharedOnMainActor().onDispose { $0.run() }.onMainActor { Pump() }
        #else
        binder.bind(Pump.self).onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).qualified("spare").onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).onDispose { $0.run() }.onMainActor { Pump() }  // here
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        #if TWIN
        bind.to(qualified: "shared")
        #else
        bind.onStop { $0.run() }.to { Pump() }  // here
        #endif
    }
}
