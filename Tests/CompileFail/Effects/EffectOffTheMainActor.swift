// SPDX-License-Identifier: Apache-2.0
// What is shared on the main actor without being Sendable is made there, also where its function throws or awaits.
// Swift 6: error: 'throwing' is unavailable: what is shared on the main actor is made there: by throwingOnMainActor(_:)
// Swift 6: error: 'asynchronous' is unavailable: what is shared on the main actor is made there: by asynchronousOnMainActor(_:)
// Swift 5: the same

import DI

final class Store {
    init() throws {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Store.self).sharedOnMainActor().throwing(Store.init)  // here
        binder.bind(Store.self).sharedOnMainActor(.eager).asynchronous({ try Store() })  // here
    }
}
