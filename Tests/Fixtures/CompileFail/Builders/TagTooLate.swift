// SPDX-License-Identifier: Apache-2.0
// A tag comes before qualifier and sharing, and once.
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Tagged' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeTag'

import DI

struct Strength: Tag {
    typealias Element = Int
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Int.self).tagged(with: Strength.self).to(value: 1)
        binder.bind(Int.self).tagged(with: Strength.self).qualified("file").to(value: 1)
        binder.bind(Int.self).tagged(with: Strength.self).sharedInScope().to(value: 1)
        #else
        binder.bind(Int.self).tagged(with: Strength.self).tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).qualified("file").tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().tagged(with: Strength.self).to(value: 1)  // here
        #endif
    }
}
