// SPDX-License-Identifier: Apache-2.0
// What is shared is Sendable or belongs to the main actor, also where its factory throws or awaits.
// Swift 6: error: type 'Store' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'Store' does not conform to the 'Sendable' protocol
// Swift 5: accepted

import DI

final class Store {
    init() throws {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Store.self).sharedOnMainActor().throwingOnMainActor(Store.init)
        binder.bind(Store.self).qualified("eager").sharedOnMainActor(.eager)
            .asynchronousOnMainActor({ try Store() })
        #else
        binder.bind(Store.self).sharedInScope().throwing(Store.init)  // here
        binder.bind(Store.self).sharedInScope(.eager).asynchronousOnMainActor({ try Store() })  // here
        #endif
    }
}
