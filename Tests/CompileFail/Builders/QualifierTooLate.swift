// SPDX-License-Identifier: Apache-2.0
// A qualifier comes before sharing, and once.
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).qualified("file").qualified("default").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().qualified("file").to(value: 1)  // here
    }
}
