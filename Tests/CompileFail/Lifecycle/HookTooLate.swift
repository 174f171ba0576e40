// SPDX-License-Identifier: Apache-2.0
// Hooks come in the order of a life, each once, before throwing() and asynchronous().
// Swift 6: error: 'onStart' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'onStop' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'onDispose' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'onStart' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'onStop' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to

import DI

final class Pump: Sendable {
    func run() {}
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope().onStart { $0.run() }.onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onDispose { $0.run() }.to { Pump() }  // here
        let main = binder.onMainActor
        main.bind(Pump.self).sharedInScope().onStop { $0.run() }.onStart { $0.run() }.to { Pump() }  // here
        main.bind(Pump.self).sharedInScope().onStop { $0.run() }.onStop { $0.run() }.to { Pump() }  // here
    }
}
