// SPDX-License-Identifier: Apache-2.0
// The twin of TagTooLate.swift.

import DI

struct Strength: Tag {
    typealias Element = Int
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).tagged(with: Strength.self).to(value: 1)
        binder.bind(Int.self).tagged(with: Strength.self).qualified("file").to(value: 1)
        binder.bind(Int.self).tagged(with: Strength.self).sharedInScope().to(value: 1)
    }
}
