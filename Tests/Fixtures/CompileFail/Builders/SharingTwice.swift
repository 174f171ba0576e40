// SPDX-License-Identifier: Apache-2.0
// How instances are shared is said once.
// Swift 6: error: referencing instance method 'sharedInScope' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeSharing'
// Swift 6: error: referencing instance method 'sharedInScope' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeSharing'
// Swift 6: error: referencing instance method 'sharedInScope' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeSharing'

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Int.self).sharedInScope().to(value: 1)
        binder.bind(Int.self).qualified("file").sharedInScope(.eager).to(value: 1)
        #else
        binder.bind(Int.self).sharedInScope().sharedInScope().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().sharedInScope(.eager).to(value: 1)  // here
        binder.bind(Int.self).sharedInScope(.weak).sharedInScope().to(value: 1)  // here
        #endif
    }
}
