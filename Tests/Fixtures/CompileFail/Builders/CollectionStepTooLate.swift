// SPDX-License-Identifier: Apache-2.0
// A collection comes first, and once: before tag, qualifier and sharing.
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Collected' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Collected' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Collected' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Tagged' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Tagged' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Tagged' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Shared' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Shared' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Shared' and '_Step.Begun' be equivalent

import DI

struct Strength: Tag {
    typealias Element = Int
}

#if TWIN
struct Strengths: Tag {
    typealias Element = [Int]
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).intoCollection().to(value: 1)
        binder.bind(Int.self).intoCollection().to(value: [1, 2])
        binder.bind(Int.self).intoSet().to(value: 1)
        binder.bind(Int.self).intoDictionary(key: "mild").to(value: 1)
        binder.bind(Int.self).intoCollection().tagged(with: Strengths.self).to(value: 1)
        binder.bind(Int.self).intoSet().qualified("file").to(value: 1)
        binder.bind(Int.self).intoDictionary(key: "strong").sharedInScope().to(value: 1)
        binder.bind(Int.self).intoCollection().tagged(with: Strengths.self).qualified("file").sharedInScope()
            .to(value: 1)
    }
}
#else
enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).intoCollection().intoCollection().to(value: 1)  // here
        binder.bind(Int.self).intoCollection().intoSet().to(value: 1)  // here
        binder.bind(Int.self).intoSet().intoDictionary(key: "mild").to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strength.self).intoCollection().to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strength.self).intoSet().to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strength.self).intoDictionary(key: "mild").to(value: 1)  // here
        binder.bind(Int.self).qualified("file").intoCollection().to(value: 1)  // here
        binder.bind(Int.self).qualified("file").intoSet().to(value: 1)  // here
        binder.bind(Int.self).qualified("file").intoDictionary(key: "mild").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().intoCollection().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().intoSet().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().intoDictionary(key: "mild").to(value: 1)  // here
    }
}
#endif
