// SPDX-License-Identifier: Apache-2.0
// The twin of HookTooLate.swift.

import DI

final class Pump: Sendable {
    func run() {}
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope().onStart { $0.run() }.onStop { $0.run() }.onDispose { $0.run() }.to {
            Pump()
        }
        binder.bind(Pump.self).qualified("spare").sharedInScope().onDispose { $0.run() }.throwing().to { Pump() }
        let main = binder.onMainActor
        main.bind(Pump.self).sharedInScope().onStop { $0.run() }.onDispose { $0.run() }.to { Pump() }
        main.bind(Pump.self).sharedInScope().onStart { $0.run() }.asynchronous().to { Pump() }
    }
}
