// SPDX-License-Identifier: Apache-2.0
// A step that names isolation or effects takes the function itself, in place of `to`.
// Swift 6: error: 'onMainActor()' is unavailable: it takes the function and comes last: onMainActor(X.init), or onMainActor { … }
// Swift 6: error: 'throwing()' is unavailable: it takes the function and comes last: throwing(X.init), or throwing { … }
// Swift 6: error: 'asynchronous()' is unavailable: it takes the function and comes last: asynchronous(X.init), or asynchronous { … }
// Swift 6: error: 'onMainActor()' is unavailable: it takes the function and comes last: onMainActor(X.init), or onMainActor { … }
// Swift 6: error: 'asynchronous()' is unavailable: it takes the function and comes last: asynchronous(X.init), or asynchronous { … }
// Swift 5: the same

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).onMainActor().to { 1 }  // here
        binder.bind(Int.self).sharedInScope().throwing().to { 1 }  // here
        binder.bind(Int.self).qualified("mild").asynchronous().to { 1 }  // here
        binder.decorate(Int.self).onMainActor().to { $0 }  // here
        binder.decorate(Int.self).qualified("mild").asynchronous().to { $0 }  // here
    }
}
