// SPDX-License-Identifier: Apache-2.0
// The twin of ElementsThatAreNotHashable.swift.

import DI

struct Bean: Hashable {
    let grams: Int
}

enum Pantry: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Bean.self).intoSet().to(value: Bean(grams: 18))
        binder.bind(String.self).intoDictionary(key: Bean(grams: 18)).to(value: "double")
    }
}
