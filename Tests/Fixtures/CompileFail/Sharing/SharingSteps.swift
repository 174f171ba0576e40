// SPDX-License-Identifier: Apache-2.0

// Sharing needs a scope; a step that shares has no word for not sharing; and what is shared on the main actor is made there.
// Swift 6: 2 × error: type 'SharingPolicy.InScope' has no member 'unshared'
// Swift 6: error: referencing instance method 'throwing(file:line:_:)' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.Anywhere'
// Swift 6: error: referencing instance method 'asynchronous(file:line:_:)' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.Anywhere'
// Swift 6: 2 × error: 'sharedInScope' is unavailable: sharing needs a scope, such as 'typealias Scope = Singleton' in the component or module
// Swift 5: the same

import DI

final class Heater: Sendable {}

final class Store {
    init() throws {}
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if !TWIN
        binder.bind(Heater.self).sharedInScope(.unshared).to(factory: Heater.init)  // here
        binder.bind(Heater.self).qualified("spare").sharedOnMainActor(.unshared).to(factory: Heater.init)  // here
        binder.bind(Store.self).sharedOnMainActor().throwing(Store.init)  // here
        binder.bind(Store.self).sharedOnMainActor(.eager).asynchronous({ try Store() })  // here
        #endif
    }
}

struct Shop: RootComponent {
    typealias Root = Heater

    #if TWIN
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: { Heater() })
        binder.bind(Heater.self).qualified("spare").sharedInScope(.eager).to(factory: { Heater() })
    }
    #else
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Heater.self).sharedInScope().to(factory: { Heater() })  // here
        binder.bind(Heater.self).qualified("spare").sharedInScope(.eager).to(factory: { Heater() })  // here
    }
    #endif

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(qualified: "spare")
    }
}
