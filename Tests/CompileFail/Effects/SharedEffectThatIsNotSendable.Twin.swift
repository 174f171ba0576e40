// SPDX-License-Identifier: Apache-2.0
// The twin of SharedEffectThatIsNotSendable.swift.

import DI

final class Store {
    init() throws {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Store.self).onMainActor().sharedInScope().throwing().to(factory: Store.init)
        binder.onMainActor.bind(Store.self).qualified("eager").sharedInScope(.eager).asynchronous()
            .to(factory: { try Store() })
    }
}
