// SPDX-License-Identifier: Apache-2.0
// Hooks come in the order of a life, each once, after either kind of sharing.
// Swift 6: error: 'onStart' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onStop' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onDispose' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onStart' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onStop' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onEnd' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'running(onEnd:_:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding

import DI

final class Pump: Sendable {
    func run() {}
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope().onStart { $0.run() }.onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onDispose { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedOnMainActor()
            .onStop { $0.run() }.onStart { $0.run() }.onMainActor { Pump() }  // here
        binder.bind(Pump.self).sharedOnMainActor()
            .onStop { $0.run() }.onStop { $0.run() }.onMainActor { Pump() }  // here
        binder.bind(Pump.self).sharedInScope()
            .onStop { $0.run() }.onEnd { pump, _ in pump.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onStop { $0.run() }.running { $0.run() }.to { Pump() }  // here
    }
}
