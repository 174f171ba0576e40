// SPDX-License-Identifier: Apache-2.0
// The twin of StepAfterTheEnd.swift.

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).to(value: 2)
        binder.bind(Int.self).qualified("file").sharedInScope().to(value: 1)
    }
}
