// SPDX-License-Identifier: Apache-2.0
// The twin of ValueOfAnotherType.swift.

import DI

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 7)
    }
}
