// SPDX-License-Identifier: Apache-2.0
// Only shared instances have hooks: others belong to whoever asked for them.
// Swift 6: error: 'onStart' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onStop' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onDispose' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'onStop' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding

import DI

final class Pump: Sendable {
    func run() {}
}

struct Kitchen: RootComponent {
    typealias Root = Pump
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).qualified("spare").onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).onDispose { $0.run() }.onMainActor { Pump() }  // here
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.onStop { $0.run() }.to { Pump() }  // here
    }
}
