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
        binder.bind(Pump.self).qualified("spare").sharedInScope().onDispose { $0.run() }.throwing { Pump() }
        binder.bind(Pump.self).qualified("unit").sharedInScope()
            .onStart { $0.run() }.running { $0.run() }.onEnd { pump, _ in pump.run() }.onStop { $0.run() }.to { Pump() }
        binder.bind(Pump.self).sharedOnMainActor().onStop { $0.run() }.onDispose { $0.run() }.onMainActor { Pump() }
        binder.bind(Pump.self).sharedOnMainActor().running { $0.run() }.asynchronousOnMainActor { Pump() }
    }
}
