// SPDX-License-Identifier: Apache-2.0
// The twin of TagOfAnotherElement.swift.

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Strengths: Tag {
    typealias Element = [Int]
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).tagged(with: Strength.self).to(value: 7)
        binder.bind(Int.self).intoCollection().tagged(with: Strengths.self).to(value: 1)
        binder.bind([Int].self).qualified("whole").to(value: [1])
    }
}
