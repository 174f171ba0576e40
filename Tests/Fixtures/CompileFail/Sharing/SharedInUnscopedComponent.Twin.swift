// SPDX-License-Identifier: Apache-2.0
// The twin of SharedInUnscopedComponent.swift.

import DI

final class Heater: Sendable {}

struct Shop: RootComponent {
    typealias Root = Heater
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: { Heater() })
        binder.bind(Heater.self).qualified("spare").sharedInScope(.eager).to(factory: { Heater() })
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(qualified: "spare")
    }
}
