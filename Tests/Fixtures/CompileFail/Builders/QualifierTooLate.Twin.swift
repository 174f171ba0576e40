// SPDX-License-Identifier: Apache-2.0
// The twin of QualifierTooLate.swift.

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).qualified("default").to(value: 1)
        binder.bind(Int.self).qualified("file").sharedInScope().to(value: 1)
    }
}
