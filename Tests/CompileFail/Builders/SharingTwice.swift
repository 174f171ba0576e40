// SPDX-License-Identifier: Apache-2.0
// How instances are shared is said once.
// Swift 6: error: 'sharedInScope' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, onStop, onDispose, and the last one: to, onMainActor, throwing or asynchronous
// Swift 6: error: 'sharedInScope' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, onStop, onDispose, and the last one: to, onMainActor, throwing or asynchronous
// Swift 6: error: 'sharedInScope' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, onStop, onDispose, and the last one: to, onMainActor, throwing or asynchronous

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).sharedInScope().sharedInScope().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().sharedInScope(.eager).to(value: 1)  // here
        binder.bind(Int.self).sharedInScope(.weak).sharedInScope().to(value: 1)  // here
    }
}
