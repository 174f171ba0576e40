// SPDX-License-Identifier: Apache-2.0
// The twin of CollectionStepTooLate.swift.

import DI

struct Strength: Tag {
    typealias Element = Int
}

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
