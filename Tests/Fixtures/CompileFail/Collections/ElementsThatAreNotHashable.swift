// SPDX-License-Identifier: Apache-2.0
// What goes into a set is Hashable, and so is the key of a dictionary.
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires that 'Bean' conform to 'Hashable'
// Swift 6: error: instance method 'intoDictionary(key:)' requires that 'Bean' conform to 'Hashable'
// Swift 5: the same

import DI

#if TWIN
struct Bean: Hashable {
    let grams: Int
}
#else
struct Bean {
    let grams: Int
}
#endif

enum Pantry: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Bean.self).intoSet().to(value: Bean(grams: 18))  // here
        binder.bind(String.self).intoDictionary(key: Bean(grams: 18)).to(value: "double")  // here
    }
}
