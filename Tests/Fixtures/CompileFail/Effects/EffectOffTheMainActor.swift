// SPDX-License-Identifier: Apache-2.0
// What is shared on the main actor without being Sendable is made there, also where its function throws or awaits.
// Swift 6: error: referencing instance method 'throwing(file:line:_:)' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.Anywhere'
// Swift 6: error: referencing instance method 'asynchronous(file:line:_:)' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.Anywhere'
// Swift 5: the same

import DI

final class Store {
    init() throws {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Store.self).sharedOnMainActor().throwingOnMainActor(Store.init)
        binder.bind(Store.self).qualified("eager").sharedOnMainActor(.eager).asynchronousOnMainActor({ try Store() })
        #else
        binder.bind(Store.self).sharedOnMainActor().throwing(Store.init)  // here
        binder.bind(Store.self).sharedOnMainActor(.eager).asynchronous({ try Store() })  // here
        #endif
    }
}
