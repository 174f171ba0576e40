// SPDX-License-Identifier: Apache-2.0
// The twin of UnfinishedBinding.swift.

import DI

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 1)
    }
}

enum Pantry: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).intoCollection().to(value: 1)
    }
}
