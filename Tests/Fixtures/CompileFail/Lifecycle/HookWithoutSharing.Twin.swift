// SPDX-License-Identifier: Apache-2.0
// The twin of HookWithoutSharing.swift.

import DI

final class Pump: Sendable {
    func run() {}
}

struct Kitchen: RootComponent {
    typealias Root = Pump
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).qualified("shared").sharedInScope().onStart { $0.run() }.to { Pump() }
        binder.bind(Pump.self).qualified("spare").sharedInScope().onStop { $0.run() }.to { Pump() }
        binder.bind(Pump.self).qualified("old").sharedOnMainActor().onDispose { $0.run() }.onMainActor { Pump() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(qualified: "shared")
    }
}
