// SPDX-License-Identifier: Apache-2.0
// A tag comes before qualifier and sharing, and once.
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding

import DI

struct Strength: Tag {
    typealias Element = Int
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).tagged(with: Strength.self).tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).qualified("file").tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().tagged(with: Strength.self).to(value: 1)  // here
    }
}
