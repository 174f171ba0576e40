// SPDX-License-Identifier: Apache-2.0
// The twin of SharedEffectThatIsNotSendable.swift.

import DI

final class Store {
    init() throws {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Store.self).sharedOnMainActor().throwingOnMainActor(Store.init)
        binder.bind(Store.self).qualified("eager").sharedOnMainActor(.eager)
            .asynchronousOnMainActor({ try Store() })
    }
}
