// SPDX-License-Identifier: Apache-2.0
// A tag has the bound type as its element; for a collection, the collection.
// Swift 6: error: instance method 'tagged(with:)' requires the types 'String' and 'Strength.Element' (aka 'Int') be equivalent
// Swift 6: error: instance method 'tagged(with:)' requires the types '[Int]' and 'Strength.Element' (aka 'Int') be equivalent
// Swift 6: error: instance method 'tagged(with:)' requires the types 'Int' and 'Strengths.Element' (aka 'Array<Int>') be equivalent
// Swift 5: the same

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Strengths: Tag {
    typealias Element = [Int]
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Int.self).tagged(with: Strength.self).to(value: 7)
        binder.bind(Int.self).intoCollection().tagged(with: Strengths.self).to(value: 1)
        binder.bind([Int].self).qualified("whole").to(value: [1])
        #else
        binder.bind(String.self).tagged(with: Strength.self).to(value: "strong")  // here
        binder.bind(Int.self).intoCollection().tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strengths.self).to(value: 1)  // here
        #endif
    }
}
